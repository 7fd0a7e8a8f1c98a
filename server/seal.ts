import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { EditionCode } from '../editions/index.ts'

const NONCE = 12
const TAG = 16

/** In an edition's database. */
type Kept = 'outbox' | 'merchants' | 'email_profiles' | 'payment_cards'
/** In a link or a cookie, which somebody may bring to another edition, where a number means another person. */
type Carried = 'openid' | 'schedule' | 'subscription' | 'unsubscribe'
/** Where sealed texts lie; each place has a key of its own. */
type Place = Kept | `${Carried} ${EditionCode}`

const keyOf = (secret: string, place: Place) => Buffer.from(hkdfSync('sha256', secret, '', place, 32))

/** Encrypts what the database may not tell, as a code that waits in the outbox, under the product's secret (record 6). */
export function seal(text: string, secret: string, place: Place): string {
  const nonce = randomBytes(NONCE)
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret, place), nonce)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** What `seal` encrypted; null when the product's secret has changed since, or it is of another place or edition. */
export function unseal(sealed: string, secret: string, place: Place): string | null {
  const bytes = Buffer.from(sealed, 'base64url')
  try {
    const decipher = createDecipheriv('aes-256-gcm', keyOf(secret, place), bytes.subarray(0, NONCE), { authTagLength: TAG })
    decipher.setAuthTag(bytes.subarray(NONCE, NONCE + TAG))
    return decipher.update(bytes.subarray(NONCE + TAG), undefined, 'utf8') + decipher.final('utf8')
  } catch {
    return null
  }
}
