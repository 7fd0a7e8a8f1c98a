import { isIP } from 'node:net'
import { z } from 'zod'
import { editionCodes } from '../editions/index.ts'

// How settings may be written: what each reads, and what `.describe` says of its form where it is wrong.

/** At most `max` times in `seconds`; `null` is no limit. */
export type Rate = { max: number; seconds: number } | null

const seconds = { s: 1, m: 60, h: 3600, d: 86_400 }
const listed = (text: string) => text.split(',').map((part) => part.trim())

export const whole = (min: number, max: number) =>
  z.string().regex(/^\d+$/).transform(Number).pipe(z.int().min(min).max(max)).describe(`a whole number from ${min} to ${max}`)
export const url = (protocols: string[]) =>
  z
    .string()
    // what follows reads it as an address
    .refine((text) => protocols.some((protocol) => text.startsWith(`${protocol}://`)) && URL.canParse(text.replaceAll('{edition}', 'kz')), {
      abort: true,
    })
    .describe(`an address beginning with ${protocols.map((protocol) => `${protocol}://`).join(' or ')}`)
export const origin = url(['http', 'https'])
  .refine((text) => new URL(text.replaceAll('{edition}', 'kz')).pathname === '/')
  .transform((text) => text.replace(/\/$/, ''))
  .describe('an address like https://{edition}.example.org, without a path')
/** `kz=…,ua=…`: what each edition has; others have none. */
export const perEdition = (value: z.ZodType<string>, form: string) =>
  z
    .string()
    .transform((text) => Object.fromEntries(listed(text).map((pair) => pair.split(/=(.*)/s).slice(0, 2))))
    .pipe(z.partialRecord(z.enum(editionCodes), value))
    .default({})
    .describe(`edition=${form} pairs separated by commas`)
export const scripts = perEdition(url(['http', 'https']), 'https://…')
/** For the policy of pages, which takes a star for all hosts below a name. */
export const origins = z
  .string()
  .transform(listed)
  .refine((parts) => parts.every((part) => /^(https?|wss):\/\/(\*\.)?[a-z0-9.-]+(:\d{1,5})?$/.test(part)))
  .describe('origins separated by commas, like https://www.example.org,https://*.example.net')
export const databaseUrl = url(['postgres', 'postgresql'])
  .refine((text) => new URL(text).pathname.length > 1)
  .describe('an address like postgres://user:password@host/docento_{edition}')
export const addresses = z
  .string()
  .transform(listed)
  .refine((parts) => parts.every(isNetwork))
  .describe('addresses or networks separated by commas, like 127.0.0.1,10.0.0.0/8')
export const edition = z.enum(editionCodes).describe(`one of ${editionCodes.join(', ')}`)
export const editions = z
  .string()
  .transform(listed)
  .pipe(z.array(z.enum(editionCodes)).refine((codes) => new Set(codes).size === codes.length))
  .describe(`editions separated by commas, out of ${editionCodes.join(', ')}`)
export const domains = z
  .string()
  .transform((text) => Object.fromEntries(listed(text).map((pair) => pair.split('='))))
  .pipe(z.partialRecord(z.enum(editionCodes), z.string().regex(/^[a-z0-9.-]+$/)))
  .describe('edition=host pairs separated by commas, like kz=docento.kz,ua=docento.ua')
export const weights = (standard: string) =>
  z
    .string()
    .regex(/^\d{1,4}(,\d{1,4}){2}$/)
    .default(standard)
    .transform((text) => listed(text).map(Number))
    .refine((parts) => parts.some((part) => part > 0))
    .describe('weights of the variants 0, 1 and 2 like 50,50,0, not all zero')
/** What is more or less than a share can be is the whole or nothing (spec: public 9). */
export const share = z
  .string()
  .regex(/^-?\d{1,3}(\.\d{1,6})?$/)
  .transform((text) => Math.min(1, Math.max(0, Number(text))))
  .describe('a share from 0 to 1 like 0.1')
export const rate = (standard: string) =>
  z
    .string()
    .regex(/^(off|[1-9]\d{0,8}\/[1-9]\d{0,4}[smhd])$/)
    .default(standard)
    .transform(toRate)
    .describe('tries per time like 5/15m (s, m, h, d), or off')
export const timeout = (standard: string) =>
  z
    .string()
    .regex(/^(off|[1-9]\d{0,5}(ms|s|m))$/)
    .default(standard)
    .transform(toMilliseconds)
    .describe('a time like 500ms, 15s or 2m, or off')

/** Of another service, before the paths that we ask for. */
export const service = url(['http', 'https'])
  .transform((text) => text.replace(/\/$/, ''))
  // what is told of an address is lost where it is changed
  .describe('an address beginning with http:// or https://')

/** With the bucket's name in its host or as its path. */
export const bucket = service
  // all editions have their files in one
  .refine((text) => /^https?:\/\/[^/?#@{]+(\/[^/?#{]+)?$/.test(text))
  .describe('the address of a bucket like https://files.s3.eu-central-1.amazonaws.com or https://s3.example.org/files')

export const webhookKey = z.string().min(16).describe('at least 16 characters')
export const webhookKeys = z.string().transform(listed).pipe(z.array(webhookKey)).describe('keys of at least 16 characters, separated by commas')

function toRate(text: string): Rate {
  const parts = /^(\d+)\/(\d+)([smhd])$/.exec(text)
  return parts && { max: Number(parts[1]), seconds: Number(parts[2]) * seconds[parts[3] as keyof typeof seconds] }
}

/** 0 for `off`. */
function toMilliseconds(text: string): number {
  const [, amount = '0', unit = 'ms'] = /^(\d+)(ms|s|m)$/.exec(text) ?? []
  return Number(amount) * { ms: 1, s: 1000, m: 60_000 }[unit as 'ms' | 's' | 'm']
}

function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/')
  const family = isIP(address)
  return family > 0 && rest.length === 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128)))
}
