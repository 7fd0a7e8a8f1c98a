import { argon2, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const hashing = promisify(argon2)

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane; about 25 ms (spec: decisions AUTH-9). */
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 }

const encode = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '')

/** A password as it is stored: `$argon2id$v=19$m=19456,t=2,p=1$salt$hash`. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16)
  const hash = await hashing('argon2id', { ...cost, message: password, nonce })
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${encode(nonce)}$${encode(hash)}`
}

const form = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/
/** Stands in for the password of an account that does not exist or has none, so that trying one takes as long. */
const nobody = hashPassword(randomBytes(16).toString('hex'))

/** Whether the password is the stored one. Without a stored one it is not, after the same work. */
export async function isPassword(password: string, stored: string | null | undefined): Promise<boolean> {
  const [, memory, passes, parallelism, salt = '', kept = ''] = form.exec(stored ?? (await nobody)) ?? []
  const expected = Buffer.from(kept, 'base64')
  const hash = await hashing('argon2id', {
    message: password,
    nonce: Buffer.from(salt, 'base64'),
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: expected.length,
  })
  return timingSafeEqual(hash, expected) && stored != null
}

const letters = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ'
const digits = '23456789'

/** A password of 10 signs with a letter and a digit in it, none that people mix up (spec: decisions AUTH-4). */
export function randomPassword(): string {
  const signs = letters + digits
  const password = Array.from({ length: 10 }, () => signs[randomInt(signs.length)]).join('')
  return /[a-z]/i.test(password) && /\d/.test(password) ? password : randomPassword()
}
