import { type ErrorCode, errorCodes, type FieldErrors } from '../schemas/index.ts'

/** An expected "no": becomes the answer's error and its HTTP code; everything else that is thrown is ours and answers `server_error`. */
export class Refusal extends Error {
  readonly code: number
  readonly error: ErrorCode | FieldErrors
  readonly data: Record<string, unknown> | null

  constructor(error: ErrorCode | FieldErrors, { code, data = null }: { code?: number; data?: Record<string, unknown> | null } = {}) {
    super(typeof error === 'string' ? error : JSON.stringify(error))
    this.error = error
    this.code = code ?? (typeof error === 'string' ? errorCodes[error] : 400)
    this.data = data
  }
}

/** Nobody is signed in who could do this. */
export class Unauthorized extends Refusal {
  constructor() {
    super('unauthorized')
  }
}

export class Forbidden extends Refusal {
  constructor() {
    super('forbidden')
  }
}

/** Also the answer for a row that is somebody else's. */
export class NotFound extends Refusal {
  constructor() {
    super('not_found')
  }
}

/** It was there and was taken away; a call that answers so declares `gone` (spec: decisions API-2, CAT-3). */
export class Gone extends Refusal {
  constructor() {
    super('not_found', { code: 410, data: { gone: true } })
  }
}

/** The rules of state refuse. */
export class WrongStatus extends Refusal {
  constructor() {
    super('wrong_status')
  }
}

/** Used up for now; `retryAfter` seconds later it may be tried again (spec: decisions API-2, API-11). */
export class TooManyRequests extends Refusal {
  readonly retryAfter: number

  constructor(retryAfter: number) {
    super('too_many_requests')
    this.retryAfter = retryAfter
  }
}

/** Field name as it was sent → code of the `errors` texts. */
export class FieldProblem extends Refusal {
  constructor(fields: FieldErrors) {
    super(fields)
  }
}

/** A newer version was saved meanwhile; both values of every field that differs (spec: decisions API-3). */
export class Conflict extends Refusal {
  constructor(fields: Record<string, { yours: unknown; theirs: unknown }>) {
    super('conflict', { data: { fields } })
  }
}

/** Throws the field problems when there are any; where nothing is wrong but the state of the tutor, that is the whole answer (spec: decisions API-2). */
export function refuseProblems(fields: FieldErrors) {
  const codes = Object.values(fields)
  if (codes.length === 1 && codes[0] === 'tutor_unavailable') throw new Refusal('tutor_unavailable')
  if (codes.length > 0) throw new FieldProblem(fields)
}
