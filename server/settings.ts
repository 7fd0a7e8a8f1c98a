import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import { type EditionCode, editionCodes, editionOf } from '../editions/index.ts'
import { CannotStart } from './cannot-start.ts'
import { operatorsFile } from './operators.ts'
import {
  addresses,
  bucket,
  databaseUrl,
  domains,
  edition,
  editions,
  origin,
  origins,
  perEdition,
  rate,
  scripts,
  service,
  share,
  timeout,
  url,
  webhookKey,
  webhookKeys,
  weights,
  whole,
} from './setting-forms.ts'

export type Settings = ReturnType<typeof readSettings>

/** A wrong setting; the message names each one and its allowed form, never its value. */
export class SettingsError extends CannotStart {}

const shape = {
  PORT: whole(0, 65_535).default(3000),
  HOST: z.string().default('localhost').describe('an address or name of this machine to listen on'),
  DATA_DIR: z.string().default('.data').describe('a folder'),
  DATABASE_URL: databaseUrl.optional(),
  DATABASE_REPLICA_URL: databaseUrl.optional(),
  DATABASE_POOL: whole(1, 100).default(5),
  DATABASE_WAIT: timeout('5s'),
  DATABASE_STATEMENT_TIMEOUT: timeout('15s'),
  DATABASE_LOCK_TIMEOUT: timeout('5s'),
  DATABASE_IDLE_TIMEOUT: timeout('30s'),
  EDITIONS: editions.default([...editionCodes]),
  DEFAULT_EDITION: edition.optional(),
  DOMAINS: domains.default({}),
  DOCENTO_MODE: z.enum(['demo', 'production']).default('demo').describe('demo or production'),
  OPERATORS: operatorsFile.default({}),
  SITE_URL: origin.optional(),
  API_URL: origin.optional(),
  PANEL_URL: origin.optional(),
  BLOG_URL: origin.optional(),
  SECRET: z.string().min(32).optional().describe('at least 32 random characters'),
  SMTP_URL: url(['smtp', 'smtps']).optional(),
  MAIL_FROM: z.email().optional().describe('an e-mail address'),
  SMS_URL: url(['http', 'https']).optional(),
  SMS_KEY: z.string().optional().describe('the key of the SMS gateway'),
  SMS_WEBHOOK_KEY: webhookKey.optional(),
  VIBER_URL: url(['http', 'https']).optional(),
  VIBER_KEY: z.string().optional().describe('the key of the Viber gateway'),
  VIBER_WEBHOOK_KEY: webhookKey.optional(),
  WHATSAPP_URL: url(['http', 'https']).optional(),
  WHATSAPP_KEY: z.string().optional().describe('the key of the WhatsApp gateway'),
  WHATSAPP_WEBHOOK_KEY: webhookKey.optional(),
  SCHOOL_API: service.optional(),
  SCHOOL_SITE: service.optional(),
  SCHOOL_KEY: z.string().optional().describe('the key of the partner school'),
  SCHOOL_WEBHOOK_KEY: webhookKey.optional(),
  TELEPHONY_URL: service.optional(),
  SIMULATED_CALLS_EVERY: whole(0, 1440).default(15),
  SIMULATED_CALLS_RING: whole(1, 120).default(15),
  SIMULATED_CALLS_TALK: whole(1, 3600).default(45),
  TELEPHONY_KEY: z.string().optional().describe('the key of the telephony provider'),
  TELEPHONY_WEBHOOK_KEY: webhookKey.optional(),
  S3_URL: bucket.optional(),
  S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]+$/)
    .optional()
    .describe('the region of the bucket, like eu-central-1'),
  S3_KEY_ID: z.string().optional().describe('the id of the key to the bucket'),
  S3_SECRET: z.string().optional().describe('the secret of the key to the bucket'),
  S3_PREFIX: z
    .string()
    .regex(/^[\w.-]+(\/[\w.-]+)*$/)
    .refine((text) => !text.split('/').some((part) => part === '.' || part === '..'))
    .default('')
    .describe('a path inside the bucket like docento or shared/docento'),
  CAPTCHA_SITE_KEY: z.string().min(8).optional().describe('the site key of the captcha'),
  CAPTCHA_SECRET: z.string().min(8).optional().describe('the secret key of the captcha'),
  CAPTCHA_SCRIPT: url(['http', 'https']).default('https://www.google.com/recaptcha/api.js'),
  CAPTCHA_VERIFY: url(['http', 'https']).default('https://www.google.com/recaptcha/api/siteverify'),
  CAPTCHA_ORIGINS: origins.default(['https://www.google.com', 'https://www.gstatic.com', 'https://recaptcha.google.com']),
  TAG_MANAGER: perEdition(z.string().regex(/^GTM-[A-Z0-9]{4,12}$/), 'GTM-ABC123'),
  ANALYTICS: perEdition(z.string().regex(/^G-[A-Z0-9]{4,12}$/), 'G-ABC1234567'),
  LIVE_CHAT: scripts,
  MARKETING: scripts,
  CONSENT_FRAMEWORK: scripts,
  GUEST_ORIGINS: origins.default([]),
  OIDC_ISSUER: url(['http', 'https']).optional(),
  OIDC_CLIENT_ID: z.string().optional().describe('the name by which the OpenID provider knows us'),
  OIDC_CLIENT_SECRET: z.string().optional().describe('the secret that the OpenID provider gave us'),
  OIDC_NAME: z.string().max(40).optional().describe('at most 40 characters'),
  STRIPE_URL: service.default('https://api.stripe.com'),
  STRIPE_KEY: z.string().min(16).optional().describe('the secret key that Stripe gave us'),
  STRIPE_WEBHOOK_KEY: webhookKeys.optional(),
  LIQPAY_URL: service.default('https://www.liqpay.ua'),
  LIQPAY_PUBLIC_KEY: z.string().optional().describe('the public key of the company at LiqPay'),
  LIQPAY_PRIVATE_KEY: webhookKey.optional(),
  PRZELEWY24_URL: service.default('https://secure.przelewy24.pl'),
  PRZELEWY24_MERCHANT_ID: whole(1, 999_999_999).optional(),
  PRZELEWY24_CRC: webhookKey.optional(),
  PRZELEWY24_API_KEY: webhookKey.optional(),
  SENTRY_DSN: url(['http', 'https'])
    .refine((text) => new URL(text).username !== '' && /\/\d+$/.test(new URL(text).pathname))
    .optional()
    .describe('an address like https://key@sentry.example.org/1'),
  SENTRY_RATE: share.default(0.01),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .optional()
    .describe('fatal, error, warn, info, debug, trace or silent'),
  METRICS_ALLOW: addresses.default(['127.0.0.1', '::1']),
  TRUST_PROXY: addresses.optional(),
  OUTBOX_DAYS: whole(1, 3650).default(90),
  WARM_UP: whole(0, 1000).default(300),
  JOBS: z.enum(['in-process', 'off', 'only']).default('in-process').describe('in-process, off or only'),
  CPA_NETWORK: z
    .string()
    .regex(/^[a-z]\w*$/)
    .default('admitad')
    .describe('a lower-case word'),
  WEB_VITALS_RATE: share.default(0.1),
  EXPERIMENT_BEST_TUTORS: weights('0,1,0'),
  EXPERIMENT_UPDATED_TUTOR_SCHEDULE: weights('1,0,0'),
  FLAGS_URL: service.optional(),
  FLAGS_KEY: z.string().optional().describe('the key of the flag service'),
  RATE_LOGIN_ACCOUNT: rate('5/15m'),
  RATE_LOGIN_IP: rate('20/15m'),
  RATE_MAIL_GAP: rate('1/60s'),
  RATE_MAIL_DAY: rate('5/1d'),
  RATE_CODE_TRIES: whole(1, 1000).default(5),
  RATE_REQUEST_IP: rate('5/1h'),
  RATE_REQUEST_PHONE: rate('3/1h'),
  RATE_FEEDBACK_IP: rate('3/1h'),
  RATE_UPLOADS: rate('60/1h'),
  RATE_CHAT: rate('30/1m'),
  RATE_WEBHOOK: rate('600/1m'),
  RATE_PAGE: rate('600/1m'),
  RATE_REPORT: rate('20/1h'),
  RATE_MEASURE: rate('60/1m'),
  RATE_OTHER: rate('120/1m'),
}

/** The names that `.env.example` has to explain. */
export const settingNames = Object.keys(shape)

/**
 * Reads the settings once at start. An empty value counts as unset.
 * Throws `SettingsError` with a line for each wrong one (spec: decisions API-11, API-17, OPS-8; what each means stands in `.env.example`).
 */
export function readSettings(environment: Record<string, string | undefined> = process.env) {
  const given = Object.fromEntries(settingNames.flatMap((name) => (environment[name] ? [[name, environment[name]]] : [])))
  const { success, data: env, error } = z.object(shape).safeParse(given)
  if (!success) {
    const wrong = new Set(error.issues.map(({ path }) => String(path[0]) as keyof typeof shape))
    throw new SettingsError([...wrong].map((name) => `${name}: give ${describe(name)}.`).join('\n'))
  }
  const defaultEdition = env.DEFAULT_EDITION ?? (env.EDITIONS.includes('kz') ? 'kz' : firstOf(env.EDITIONS))
  const settings = {
    port: env.PORT,
    host: env.HOST,
    dataDir: resolve(env.DATA_DIR),
    /** Public files, named by the hash of their content. */
    uploadsDir: resolve(env.DATA_DIR, 'uploads'),
    /** Documents that no address leads to. */
    privateDir: resolve(env.DATA_DIR, 'private'),
    /** The bucket that files are kept in instead of those folders. */
    s3: env.S3_URL
      ? { url: env.S3_URL, region: env.S3_REGION ?? '', keyId: env.S3_KEY_ID ?? '', secret: env.S3_SECRET ?? '', prefix: env.S3_PREFIX }
      : null,
    databaseUrl: env.DATABASE_URL,
    replicaUrl: env.DATABASE_REPLICA_URL,
    poolSize: env.DATABASE_POOL,
    timeouts: {
      connect: env.DATABASE_WAIT,
      statement: env.DATABASE_STATEMENT_TIMEOUT,
      lock: env.DATABASE_LOCK_TIMEOUT,
      idle: env.DATABASE_IDLE_TIMEOUT,
    },
    editions: env.EDITIONS,
    defaultEdition,
    domains: env.DOMAINS as Partial<Record<EditionCode, string>>,
    mode: env.DOCENTO_MODE,
    operators: env.OPERATORS,
    siteUrl: env.SITE_URL,
    apiUrl: env.API_URL,
    panelUrl: env.PANEL_URL,
    blogUrl: env.BLOG_URL,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    smsUrl: env.SMS_URL,
    smsKey: env.SMS_KEY,
    smsWebhookKey: env.SMS_WEBHOOK_KEY,
    viberUrl: env.VIBER_URL,
    viberKey: env.VIBER_KEY,
    viberWebhookKey: env.VIBER_WEBHOOK_KEY,
    whatsappUrl: env.WHATSAPP_URL,
    whatsappKey: env.WHATSAPP_KEY,
    whatsappWebhookKey: env.WHATSAPP_WEBHOOK_KEY,
    schoolApi: env.SCHOOL_API,
    schoolSite: env.SCHOOL_SITE,
    schoolKey: env.SCHOOL_KEY,
    schoolWebhookKey: env.SCHOOL_WEBHOOK_KEY,
    telephonyUrl: env.TELEPHONY_URL,
    simulatedCalls: { every: env.SIMULATED_CALLS_EVERY, rings: env.SIMULATED_CALLS_RING, talks: env.SIMULATED_CALLS_TALK },
    telephonyKey: env.TELEPHONY_KEY,
    telephonyWebhookKey: env.TELEPHONY_WEBHOOK_KEY,
    captcha: env.CAPTCHA_SITE_KEY
      ? {
          siteKey: env.CAPTCHA_SITE_KEY,
          secret: env.CAPTCHA_SECRET ?? '',
          script: env.CAPTCHA_SCRIPT,
          verify: env.CAPTCHA_VERIFY,
          origins: env.CAPTCHA_ORIGINS,
        }
      : null,
    guests: {
      tags: env.TAG_MANAGER,
      analytics: env.ANALYTICS,
      chat: env.LIVE_CHAT,
      marketing: env.MARKETING,
      framework: env.CONSENT_FRAMEWORK,
      origins: env.GUEST_ORIGINS,
    },
    openId: env.OIDC_ISSUER
      ? { issuer: env.OIDC_ISSUER, clientId: env.OIDC_CLIENT_ID ?? '', secret: env.OIDC_CLIENT_SECRET ?? '', name: env.OIDC_NAME }
      : null,
    stripe: env.STRIPE_KEY ? { url: env.STRIPE_URL, key: env.STRIPE_KEY, webhookKeys: env.STRIPE_WEBHOOK_KEY ?? [] } : null,
    liqPay: env.LIQPAY_PUBLIC_KEY ? { url: env.LIQPAY_URL, publicKey: env.LIQPAY_PUBLIC_KEY, privateKey: env.LIQPAY_PRIVATE_KEY ?? '' } : null,
    przelewy24: env.PRZELEWY24_MERCHANT_ID
      ? {
          url: env.PRZELEWY24_URL,
          merchantId: env.PRZELEWY24_MERCHANT_ID,
          crc: env.PRZELEWY24_CRC ?? '',
          apiKey: env.PRZELEWY24_API_KEY ?? '',
        }
      : null,
    sentry: env.SENTRY_DSN ? { dsn: env.SENTRY_DSN, rate: env.SENTRY_RATE } : null,
    logLevel: env.LOG_LEVEL ?? (env.DOCENTO_MODE === 'production' ? 'info' : 'warn'),
    metricsAllow: env.METRICS_ALLOW,
    trustProxy: env.TRUST_PROXY ?? [],
    outboxDays: env.OUTBOX_DAYS,
    jobs: env.JOBS,
    warmUp: env.WARM_UP,
    cpaNetwork: env.CPA_NETWORK,
    codeTries: env.RATE_CODE_TRIES,
    webVitalsRate: env.WEB_VITALS_RATE,
    experiments: { best_tutors: env.EXPERIMENT_BEST_TUTORS, updated_tutor_schedule: env.EXPERIMENT_UPDATED_TUTOR_SCHEDULE },
    flagsUrl: env.FLAGS_URL,
    flagsKey: env.FLAGS_KEY,
    rates: {
      loginAccount: env.RATE_LOGIN_ACCOUNT,
      loginIp: env.RATE_LOGIN_IP,
      mailGap: env.RATE_MAIL_GAP,
      mailDay: env.RATE_MAIL_DAY,
      requestIp: env.RATE_REQUEST_IP,
      requestPhone: env.RATE_REQUEST_PHONE,
      feedbackIp: env.RATE_FEEDBACK_IP,
      uploads: env.RATE_UPLOADS,
      chat: env.RATE_CHAT,
      webhook: env.RATE_WEBHOOK,
      page: env.RATE_PAGE,
      report: env.RATE_REPORT,
      measure: env.RATE_MEASURE,
      other: env.RATE_OTHER,
    },
  }
  const refusals = conflictsOf(env, defaultEdition)
  if (refusals.length) throw new SettingsError(refusals.join('\n'))
  return { ...settings, secret: env.SECRET ?? keptSecret(settings.dataDir) }
}

type Environment = z.output<z.ZodObject<typeof shape>>

/** What takes a service into use, what it needs besides, and what the first names there. */
const together = [
  ['SCHOOL_API', ['SCHOOL_SITE', 'SCHOOL_KEY', 'SCHOOL_WEBHOOK_KEY'], 'a school'],
  ['TELEPHONY_URL', ['TELEPHONY_KEY', 'TELEPHONY_WEBHOOK_KEY'], 'a provider'],
  ['STRIPE_KEY', ['STRIPE_WEBHOOK_KEY'], 'an account'],
  ['LIQPAY_PUBLIC_KEY', ['LIQPAY_PRIVATE_KEY'], 'an account'],
  ['PRZELEWY24_MERCHANT_ID', ['PRZELEWY24_CRC', 'PRZELEWY24_API_KEY'], 'an account'],
  ['OIDC_ISSUER', ['OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'], 'one'],
] as const

/** Addresses that production speaks to, or has browsers load from, by https alone. */
const httpsOnly = ['STRIPE_URL', 'LIQPAY_URL', 'PRZELEWY24_URL', 'CAPTCHA_SCRIPT', 'CAPTCHA_VERIFY', 'SENTRY_DSN', 'OIDC_ISSUER'] as const

/** What each setting allows by itself but not beside the others. */
function conflictsOf(env: Environment, defaultEdition: EditionCode): string[] {
  const refusals: string[] = []
  if (!env.EDITIONS.includes(defaultEdition)) refusals.push(`DEFAULT_EDITION: give one of EDITIONS (${env.EDITIONS.join(', ')}).`)
  for (const name of ['DATABASE_URL', 'DATABASE_REPLICA_URL', 'SITE_URL', 'API_URL', 'PANEL_URL', 'BLOG_URL'] as const) {
    if (env.EDITIONS.length > 1 && env[name] && !env[name].includes('{edition}')) {
      refusals.push(`${name}: put {edition} into the address, because EDITIONS names several (${env.EDITIONS.join(', ')}).`)
    }
  }
  if (env.DATABASE_REPLICA_URL && !env.DATABASE_URL) refusals.push('DATABASE_REPLICA_URL: give DATABASE_URL too.')
  for (const name of ['SMS', 'VIBER', 'WHATSAPP'] as const)
    if (env[`${name}_URL`] && !env[`${name}_KEY`]) refusals.push(`${name}_KEY: give the key of the gateway in ${name}_URL.`)
  for (const [first, others, named] of together) {
    for (const name of others) if (env[first] && !env[name]) refusals.push(`${name}: give ${describe(name)}, because ${first} names ${named}.`)
  }
  for (const name of ['S3_URL', 'S3_REGION', 'S3_KEY_ID', 'S3_SECRET'] as const) {
    const given = ['S3_URL', 'S3_REGION', 'S3_KEY_ID', 'S3_SECRET', 'S3_PREFIX'] as const
    const other = given.find((one) => env[one])
    if (other && !env[name]) refusals.push(`${name}: give ${describe(name)}, because ${other} is set.`)
  }
  for (const code of Object.keys(env.LIVE_CHAT) as EditionCode[])
    if (!editionOf(code).flags.liveChat) refusals.push(`LIVE_CHAT: leave ${code} out, which has no live chat.`)
  for (const code of Object.keys(env.CONSENT_FRAMEWORK) as EditionCode[])
    if (!editionOf(code).flags.consent_mode) refusals.push(`CONSENT_FRAMEWORK: leave ${code} out, whose visitors our own banner asks.`)
  if (env.CAPTCHA_SITE_KEY && !env.CAPTCHA_SECRET) refusals.push('CAPTCHA_SECRET: give the secret key that belongs to CAPTCHA_SITE_KEY.')
  if (env.DOCENTO_MODE === 'production') {
    for (const name of httpsOnly) if (env[name]?.startsWith('http:')) refusals.push(`${name}: give an address beginning with https://.`)
    for (const name of ['LIVE_CHAT', 'MARKETING', 'CONSENT_FRAMEWORK'] as const)
      if (Object.values(env[name]).some((address) => address.startsWith('http:'))) refusals.push(`${name}: give addresses beginning with https://.`)
    if (!env.SECRET) refusals.push('SECRET: give at least 32 random characters; production has no default.')
    for (const [name, value] of Object.entries(env)) if (name.startsWith('RATE_') && value === null) refusals.push(`${name}: production refuses off.`)
  }
  return refusals
}

function describe(name: keyof typeof shape): string {
  const schema = shape[name]
  return schema.description ?? ('unwrap' in schema ? schema.unwrap().description : undefined) ?? 'another value'
}

function firstOf<T>([first]: T[]): T {
  if (first === undefined) throw new SettingsError('EDITIONS: give at least one.')
  return first
}

/** Outside production the secret is made once and kept in the data folder, so that what it encrypts can be read after a restart. */
function keptSecret(dataDir: string): string {
  const file = join(dataDir, 'secret')
  try {
    return readFileSync(file, 'utf8')
  } catch {
    mkdirSync(dataDir, { recursive: true })
    const secret = randomBytes(32).toString('base64url')
    writeFileSync(file, secret, { mode: 0o600 })
    return secret
  }
}
