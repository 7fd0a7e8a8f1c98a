import { maxLength, type Validator } from 'react-admin'
import { isEmpty } from '../is-empty.ts'

/** From `min` to `max` characters; an empty optional field passes (spec: back-office 5). */
export const length = ([min, max]: readonly [number, number]): Validator[] =>
  min === 0
    ? [maxLength(max)]
    : [
        (value: unknown) =>
          isEmpty(value) || (String(value).length >= min && String(value).length <= max)
            ? undefined
            : { message: 'errors.length', args: { min, max } },
      ]

/** A number without a fraction. */
export const whole: Validator = (value: unknown) => (!isEmpty(value) && !Number.isInteger(Number(value)) ? 'errors.not_multiple_of' : undefined)

/** A sum of nothing changes nothing. */
export const notZero: Validator = (value: unknown) => (Number(value) === 0 && !isEmpty(value) ? 'errors.custom' : undefined)
