/** Every business error of the API and the HTTP code that tells proxies the same, by subject as their texts are (spec: decisions API-2, API-3). */
const general = {
  forbidden: 403,
  unauthorized: 401,
  wrong_status: 409,
  not_found: 404,
  conflict: 409,
  server_error: 500,
  other: 409,
  too_many_requests: 429,
  recaptcha_failed: 409,
  account_blocked: 409,
  tutor_unavailable: 409,
} as const
const auth = {
  wrong_credentials: 409,
  code_wrong: 409,
  code_expired: 409,
  code_attempts: 409,
  token_invalid: 409,
  email_unverified: 409,
  already_confirmed: 409,
  email_taken: 409,
  phone_taken: 409,
  client_not_found: 404,
} as const
const requests = { blacklisted: 409, duplicate_request: 409 } as const
const orders = { review_exists: 409 } as const
const money = { not_enough_money: 409, payment_failed: 409, provider_unavailable: 503, card_not_found: 404 } as const
const files = { file_too_big: 413, file_type: 415, too_many_files: 413 } as const
const staff = { in_use: 409, last_admin: 409 } as const

export const errorCodes = { ...general, ...auth, ...requests, ...orders, ...money, ...files, ...staff } as const

export type ErrorCode = keyof typeof errorCodes

/** Field name as it was sent → code of the `errors` texts. */
export type FieldErrors = Record<string, string>
