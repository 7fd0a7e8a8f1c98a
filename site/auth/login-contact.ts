/** Session key of the contact that a request was just sent with, which the sign-in by code then offers. A bare name, so that no page loads a file for it. */
export const LOGIN_CONTACT = 'login_contact'
