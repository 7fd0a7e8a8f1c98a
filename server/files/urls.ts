/** Where uploads are, for everybody. */
export const UPLOADS = '/api/uploads/'

/** Public address of an uploaded file, named by the hash of its content (spec: decisions API-15). */
export const uploadUrl = (file: string) => UPLOADS + file
