import * as z from 'zod/mini'
import { CODE_LENGTH, LOGIN_LENGTH } from './auth-terms.ts'
import { CaptchaToken, call, Email, emptyAs, Id, Password, Phone, PhoneCountry, some, Text, Words } from './common.ts'
import { area } from './rights.ts'

/** Who the session is; anonymous: all false and empty (spec: decisions AUTH-12). */
export const Auth = /* @__PURE__ */ z
  .object({
    admin: z.boolean(),
    client: z.boolean(),
    tutor: z.boolean(),
    current_role: z.enum(['tutor', 'client', '']),
    tutor_info: z.nullable(
      z.object({
        id: z.int(),
        avatar: z.nullable(z.string()),
        name: z.string(),
        first_name: z.string(),
        last_name: z.string(),
        email: z.nullable(z.string()),
        status: z.int(),
        potential_school_tutor: z.boolean(),
        /** The terms in force wait to be accepted (spec: decisions AUTH-17). */
        terms_due: z.boolean(),
        /** When the profile will be deleted, as its tutor asked (spec: decisions TUT-12). */
        delete_at: z.nullable(z.int()),
      }),
    ),
    client_info: z.nullable(
      z.object({
        id: z.int(),
        name: z.string(),
        first_name: z.string(),
        last_name: z.string(),
        email: z.nullable(z.string()),
        phone_plain: z.nullable(z.string()),
        phone_default_country_code: z.int(),
        /** The phone or address that was only typed when its owner proved the other one: asked whether it is theirs (decisions CLI-6). */
        doubted_contact: z.nullable(z.string()),
        terms_confirmed: z.boolean(),
        /** The terms in force wait for an answer. */
        terms_due: z.boolean(),
      }),
    ),
    admin_info: z.nullable(z.object({ id: z.int(), name: z.string(), status: z.int(), avatar: z.nullable(z.string()) })),
    /** Who really acts, and how long they still may. */
    impersonator: z.nullable(z.object({ id: z.int(), name: z.string(), seconds_left: z.int() })),
  })
  .register(z.globalRegistry, { id: 'Auth' })
export type Auth = z.output<typeof Auth>

const Login = Text(...LOGIN_LENGTH)
/** Any password may be *tried*; only a new one has to meet the rule of AUTH-9. */
const Tried = /* @__PURE__ */ z.string().check(z.minLength(1), z.maxLength(200))
const Token = /* @__PURE__ */ z.string().check(z.minLength(16), z.maxLength(200))
const Back = /* @__PURE__ */ some(Text(0, 500))
const redirect = { redirect: z.string() }
const open = { allow: ['anyone'], rate: 'login', auth: true } as const
const byPassword = { ...open, answer: redirect, errors: ['wrong_credentials', 'account_blocked', 'too_many_requests'] } as const
/** The same where anybody may come by, robots too. */
const byPublicPassword = { ...byPassword, errors: [...byPassword.errors, 'recaptcha_failed'], captcha: 'login' } as const
/** Links that were mailed count apart: whoever tries passwords takes none from those who share the address. */
const byToken = {
  ...open,
  rate: 'link',
  body: { auth_token: Token },
  answer: { redirect: z.nullable(z.string()) },
  errors: ['token_invalid'],
} as const
/** Mails something to an address that may be nobody's. */
const mailing = {
  allow: ['anyone'],
  body: { email: Email, recaptcha_token: CaptchaToken },
  errors: ['too_many_requests', 'recaptcha_failed'],
  rate: 'code',
  captcha: 'code',
} as const

export const getRole = call('GET', '/auth/role/get', { about: 'Says who is signed in (public 7.1)', allow: ['anyone'], auth: true })
export const setRole = call('POST', '/auth/role/set', {
  about: 'Switches between the roles that the session holds (public 4, role switching)',
  allow: ['client', 'tutor'],
  query: { role: Text(1, 20) },
  errors: ['forbidden'],
  auth: true,
})
export const loginByToken = call('POST', '/auth/login_by_token', {
  about: 'Signs in by the token of a mailed link, or staff as somebody else by theirs (decisions AUTH-5, AUTH-19)',
  ...byToken,
  errors: ['token_invalid', 'forbidden', 'not_found', 'account_blocked'],
})
/** Tells nobody whose the token was. */
export const checkLoginToken = call('POST', '/auth/check_token', {
  about: 'Says whether the token of a mailed link still signs in, and leaves it unspent (decisions AUTH-5)',
  allow: ['anyone'],
  body: { auth_token: Token },
  errors: ['token_invalid'],
  rate: 'link',
  changes: false,
})

/** `client_id` of the answer is drawn for this code, known contact or not; only the next call knows whose it is. */
export const getClientCode = call('POST', '/client/auth/get_auth_code', {
  about: 'Sends a client a code to sign in with; tells nobody whether the contact is known (decisions AUTH-1)',
  allow: ['anyone'],
  body: { phone_plain: some(Phone), phone_default_country_code: PhoneCountry, email: some(Email), recaptcha_token: CaptchaToken },
  answer: { client_id: z.int(), channel: Words(['sms', 'email']), resend_after: z.int(), expires_in: z.int() },
  errors: ['too_many_requests', 'recaptcha_failed'],
  rate: 'code',
  captcha: 'code',
})
export const loginClientByCode = call('POST', '/client/auth/login_by_code', {
  about: 'Signs a client in by the code they were sent (decisions AUTH-2)',
  allow: ['anyone'],
  query: { client_id: Id, auth_code: Text(...CODE_LENGTH), back: Back },
  body: { recaptcha_token: CaptchaToken },
  answer: redirect,
  errors: ['code_wrong', 'code_expired', 'code_attempts', 'account_blocked', 'recaptcha_failed'],
  rate: 'login',
  captcha: 'code',
  auth: true,
})
export const loginClient = call('POST', '/client/auth/login', {
  about: 'Signs a client in by e-mail or phone and password (decisions AUTH-3)',
  body: { login: Login, password: Tried, recaptcha_token: CaptchaToken, back: Back },
  ...byPublicPassword,
})
export const generateClientPassword = call('POST', '/client/auth/generate_password', {
  about: 'Mails a client a new password; always succeeds (decisions AUTH-4)',
  ...mailing,
  personal: true,
})
export const logoutClient = call('POST', '/client/auth/logout', {
  about: 'Ends the client identity of the session (decisions AUTH-16)',
  allow: ['client'],
  auth: true,
})
export const loginClientByToken = call('POST', '/client/auth/login_by_token', {
  about: "Signs a client in by the token of a mailed link; a tutor's token is refused (decisions AUTH-5)",
  ...byToken,
})

export const loginTutor = call('POST', '/tutor/login', {
  about: 'Signs a tutor in (decisions AUTH-6)',
  body: { email: Login, password: Tried, recaptcha_token: CaptchaToken, back: Back },
  ...byPublicPassword,
})
export const setTutorPassword = call('POST', '/tutor/profile/password/set', {
  about: 'Sets a new password of the signed-in tutor and ends their other sessions (decisions AUTH-10)',
  allow: ['tutor'],
  query: { password: Password },
  body: { old_password: some(Tried), confirm_password: z.optional(emptyAs(z.string(), '')) },
  errors: ['too_many_requests'],
  rate: 'login',
  personal: true,
})
export const logoutTutor = call('POST', '/tutor/logout', {
  about: 'Ends the tutor identity of the session (decisions AUTH-16)',
  allow: ['tutor'],
  auth: true,
})
export const getTutorResetCode = call('POST', '/tutor/profile/password/get_reset_code', {
  about: 'Mails a tutor a link to set a new password; always succeeds (decisions AUTH-8)',
  ...mailing,
  personal: true,
})
export const checkTutorResetCode = call('POST', '/tutor/profile/password/check_reset_code', {
  about: 'Says whether a reset link still holds (decisions AUTH-8)',
  allow: ['anyone'],
  body: { reset_code: Token },
  errors: ['token_invalid'],
  rate: 'link',
  changes: false,
})
export const resetTutorPassword = call('POST', '/tutor/profile/password/reset', {
  about: 'Sets a new password by the reset link and ends all sessions of the tutor (decisions AUTH-8)',
  allow: ['anyone'],
  body: { reset_code: Token, password: Password, confirm_password: z.optional(emptyAs(z.string(), '')) },
  errors: ['token_invalid'],
  rate: 'link',
  personal: true,
})

export const loginAdmin = call('POST', '/admin/login', {
  about: 'Signs a member of staff in (decisions AUTH-15)',
  body: { login: Login, password: Tried },
  ...byPassword,
})
const Code = /* @__PURE__ */ Text(1, 4000)
export const getOpenIdAddress = call('GET', '/admin/oauth/redirect', {
  about: "Opens a sign-in of staff at the edition's OpenID provider: answers its address (decisions AUTH-11)",
  allow: ['anyone'],
  answer: { url: z.string() },
  errors: ['not_found', 'provider_unavailable'],
  rate: 'login',
})
export const loginAdminByOpenId = call('POST', '/admin/oauth/login', {
  about: "Signs a member of staff in by what the OpenID provider's page came back with; nobody is created (decisions AUTH-11)",
  ...open,
  body: { code: Code, state: some(Code), iss: some(Code) },
  answer: redirect,
  errors: ['not_found', 'token_invalid', 'email_unverified', 'wrong_credentials', 'account_blocked', 'too_many_requests', 'provider_unavailable'],
})
const byProvider = {
  ...open,
  body: { code: Code, state: some(Code), iss: some(Code) },
  answer: redirect,
  errors: ['token_invalid', 'email_unverified', 'account_blocked', 'too_many_requests', 'provider_unavailable'],
} as const
const toProvider = {
  allow: ['anyone'],
  query: { back: Back },
  answer: { url: z.string() },
  errors: ['provider_unavailable'],
  rate: 'login',
} as const
const turnedBack = {
  allow: ['anyone'],
  query: { state: Code },
  answer: { back: z.optional(z.string()), affiliate_id: z.optional(Id) },
} as const
export const getClientOpenIdAddress = call('GET', '/client/oauth/redirect', {
  about: "Opens a client's sign-in at the edition's OpenID provider: answers its address (decisions AUTH-11)",
  ...toProvider,
})
export const loginClientByOpenId = call('POST', '/client/oauth/login', {
  about: "Signs a client in, known or new, by what the OpenID provider's page came back with (decisions AUTH-11)",
  ...byProvider,
})
export const getClientOpenIdWanted = call('GET', '/client/oauth/wanted', {
  about: 'Tells a client who came back from the OpenID provider without having signed in there what they had set out for (decisions AUTH-11)',
  ...turnedBack,
})
export const getTutorOpenIdAddress = call('GET', '/tutor/oauth/redirect', {
  about: "Opens a tutor's sign-in at the edition's OpenID provider, and remembers who brought them: answers its address (decisions AUTH-11)",
  ...toProvider,
  query: { ...toProvider.query, affiliate_id: some(Id) },
})
export const loginTutorByOpenId = call('POST', '/tutor/oauth/login', {
  about: "Signs a tutor in, known or a new draft, by what the OpenID provider's page came back with (decisions AUTH-11)",
  ...byProvider,
})
export const getTutorOpenIdWanted = call('GET', '/tutor/oauth/wanted', {
  about:
    'Tells a tutor who came back from the OpenID provider without having signed in there what they had set out for, and who brought them (decisions AUTH-11)',
  ...turnedBack,
})
export const logoutAdmin = call('POST', '/admin/logout', {
  about: 'Ends the staff identity of the session (back-office 7.1)',
  allow: area('session'),
  auth: true,
})
