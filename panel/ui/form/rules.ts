import type { Validator } from 'ra-core'
import { isEmpty } from '../is-empty.ts'

const problem = (message: string, args: Record<string, unknown> = {}) => ({ message, args })

/** The field has to be filled in. react-admin reads `isRequired` from the function. */
export const required: Validator & { isRequired: true } = Object.assign((value: unknown) => (isEmpty(value) ? problem('required') : undefined), {
  isRequired: true as const,
})

/** From `min` to `max` characters; an empty optional field passes (spec: back-office 5). */
export const length =
  ([min, max]: readonly [number, number]): Validator =>
  (value: unknown) => {
    const { length } = String(value ?? '').trim()
    return !isEmpty(value) && (length < min || length > max) ? problem('length', { min, max }) : undefined
  }

/** A number within both ends. */
export const within =
  (min: number, max: number): Validator =>
  (value: unknown) =>
    !isEmpty(value) && (Number.isNaN(Number(value)) || Number(value) < min || Number(value) > max) ? problem('range', { min, max }) : undefined

/** A number without a fraction. */
export const whole: Validator = (value: unknown) => (!isEmpty(value) && !Number.isInteger(Number(value)) ? problem('not_multiple_of') : undefined)

/** A sum of nothing changes nothing. */
export const notZero: Validator = (value: unknown) => (Number(value) === 0 && !isEmpty(value) ? problem('custom') : undefined)
