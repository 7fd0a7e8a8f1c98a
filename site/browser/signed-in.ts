/** Whether somebody is signed in, as far as a page that is kept for everybody can know: the sign-in leaves a readable mark. */
export const hasSignInMark = (): boolean => /(^|; )signed_in=1/.test(document.cookie)
