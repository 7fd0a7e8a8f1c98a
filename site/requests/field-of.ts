/** The form's name of a field that a call has in its `request`: what the server calls `request.email` is `email` here. */
export const fieldOf = (path: string): string => path.replace(/^request\./, '')
