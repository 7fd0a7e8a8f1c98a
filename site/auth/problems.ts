import type { ErrorCode, FieldErrors } from '../../schemas/errors.ts'

/** A refused call as problems of its form; what concerns no field stands at `form`. */
export const atForm = (error: ErrorCode | FieldErrors): FieldErrors => (typeof error === 'string' ? { form: error } : error)
