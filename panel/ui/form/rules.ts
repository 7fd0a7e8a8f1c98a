import { maxLength, minLength, type Validator } from 'react-admin'
import { isEmpty } from '../is-empty.ts'

/** From `min` to `max` characters; an empty optional field passes (spec: back-office 5). */
export const length = ([min, max]: readonly [number, number]): Validator[] => [...(min > 0 ? [minLength(min)] : []), maxLength(max)]

/** A number without a fraction. */
export const whole: Validator = (value: unknown) => (!isEmpty(value) && !Number.isInteger(Number(value)) ? 'errors.not_multiple_of' : undefined)

/** A sum of nothing changes nothing. */
export const notZero: Validator = (value: unknown) => (Number(value) === 0 && !isEmpty(value) ? 'errors.custom' : undefined)
