import { PASSWORD_LENGTH } from '../../schemas/auth-terms.ts'
import type { Problems } from '../forms/error-words.ts'
import type { Values } from '../forms/values.ts'

const [min, max] = PASSWORD_LENGTH

/** What is wrong with a new password before it is sent; the browser asks the same as the page without script. Who has none yet has no field of the present one (spec: decisions AUTH-9, AUTH-10). */
export function checkPassword({ old_password, password = '', confirm_password = '' }: Values): Problems {
  const isSound = password.length >= min && password.length <= max && /\p{L}/u.test(password) && /\d/.test(password)
  return {
    ...(old_password === '' && { old_password: 'required' }),
    ...(!isSound && { password: password ? 'password' : 'required' }),
    ...(password !== confirm_password && { confirm_password: 'password_mismatch' }),
  }
}
