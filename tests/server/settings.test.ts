import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { readSettings, SettingsError, settingNames } from '../../server/settings.ts'

const DATA_DIR = mkdtempSync(join(tmpdir(), 'docento-settings-'))
const SECRET = 'a secret of more than thirty-two characters'
afterAll(() => rmSync(DATA_DIR, { recursive: true }))

const read = (environment: Record<string, string> = {}) => readSettings({ DATA_DIR, ...environment })

/** What the refusal of settings says; empty where they are taken. */
function errorOf(environment: Record<string, string>): string {
  try {
    return read(environment) && ''
  } catch (error) {
    return (error as Error).message
  }
}

let files = 0
function fileOf(content: object): string {
  files += 1
  const file = join(DATA_DIR, `${files}.json`)
  writeFileSync(file, JSON.stringify(content))
  return file
}

describe('readSettings', () => {
  test('needs none: demo mode, all seven editions, kz by default, port 3000 of this machine', () => {
    const settings = read()
    expect(settings).toMatchObject({ mode: 'demo', defaultEdition: 'kz', port: 3000, host: 'localhost', jobs: 'in-process', trustProxy: [] })
    expect(settings.editions.toSorted()).toEqual(['es', 'in', 'kz', 'mx', 'pl', 'ua', 'us'])
  })

  test('measures one browser in ten unless another share is set, which is none or all where it lies beyond', () => {
    const rates = ['', '0.5', '-1', '7'].map((WEB_VITALS_RATE) => read({ WEB_VITALS_RATE }).webVitalsRate)
    expect(rates).toEqual([0.1, 0.5, 0, 1])
  })

  test('is not swayed by NODE_ENV and takes an empty value for none', () => {
    expect(read({ NODE_ENV: 'production', PORT: '' })).toEqual(read())
  })

  test('keeps one secret per data folder outside production', () => {
    expect(read().secret).toHaveLength(43)
    expect(read().secret).toBe(read().secret)
  })

  test('reads rates as tries per seconds', () => {
    expect(read({ RATE_LOGIN_IP: '7/2m', RATE_OTHER: 'off' }).rates).toMatchObject({
      loginIp: { max: 7, seconds: 120 },
      other: null,
      requestIp: { max: 5, seconds: 3600 },
    })
  })

  test('reads hosts by edition', () => {
    expect(read({ DOMAINS: 'kz=docento.kz, ua=docento.ua' }).domains).toEqual({ kz: 'docento.kz', ua: 'docento.ua' })
  })

  test('reads the operators of editions from a file', () => {
    const operator = { company: 'Школа', details: 'БИН 1', address: 'Абая, 1', city: 'Алматы' }
    expect(read({ OPERATORS: fileOf({ kz: { ru: operator } }) }).operators).toEqual({ kz: { ru: operator } })
  })

  test('takes the first edition for the default where kz is not served', () => {
    expect(read({ EDITIONS: 'pl,ua' }).defaultEdition).toBe('pl')
  })

  test.each([
    ['PORT', { PORT: '80a' }],
    ['PORT', { PORT: '65536' }],
    ['EDITIONS', { EDITIONS: 'kz,ng' }],
    ['EDITIONS', { EDITIONS: 'kz,kz' }],
    ['DEFAULT_EDITION', { EDITIONS: 'ua', DEFAULT_EDITION: 'kz' }],
    ['DOMAINS', { DOMAINS: 'kz' }],
    ['DOMAINS', { DOMAINS: 'kz=http://docento.kz' }],
    ['DOCENTO_MODE', { DOCENTO_MODE: 'prod' }],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://localhost/docento_{edition}' }],
    ['DATABASE_URL', { DATABASE_URL: 'postgres://localhost' }],
    ['DATABASE_URL', { DATABASE_URL: 'postgres://localhost/docento' }],
    ['DATABASE_REPLICA_URL', { DATABASE_REPLICA_URL: 'postgres://localhost/docento_{edition}' }],
    ['SITE_URL', { SITE_URL: 'https://docento.test' }],
    ['SITE_URL', { SITE_URL: 'https://{edition}.docento.test/site' }],
    ['OPERATORS', { OPERATORS: join(DATA_DIR, 'nowhere.json') }],
    ['OPERATORS', { OPERATORS: fileOf({ kz: { ru: { company: 'Школа' } } }) }],
    ['OPERATORS', { OPERATORS: fileOf({ ua: { en: { company: 'School', details: '1', address: 'Kyiv', city: 'Kyiv' } } }) }],
    ['SECRET', { SECRET: 'short' }],
    ['SECRET', { DOCENTO_MODE: 'production' }],
    ['RATE_OTHER', { DOCENTO_MODE: 'production', SECRET, RATE_OTHER: 'off' }],
    ['RATE_OTHER', { RATE_OTHER: '5' }],
    ['EXPERIMENT_BEST_TUTORS', { EXPERIMENT_BEST_TUTORS: '1,1' }],
    ['EXPERIMENT_BEST_TUTORS', { EXPERIMENT_BEST_TUTORS: '0,0,0' }],
    ['EXPERIMENT_UPDATED_TUTOR_SCHEDULE', { EXPERIMENT_UPDATED_TUTOR_SCHEDULE: '50%,50%,0' }],
    ['FLAGS_URL', { FLAGS_URL: 'flags.test' }],
    ['SMS_KEY', { SMS_URL: 'https://sms.test' }],
    ['SCHOOL_SITE', { SCHOOL_API: 'https://school.test' }],
    ['SCHOOL_KEY', { SCHOOL_API: 'https://school.test', SCHOOL_SITE: 'https://school.test' }],
    ['SCHOOL_WEBHOOK_KEY', { SCHOOL_API: 'https://school.test', SCHOOL_SITE: 'https://school.test', SCHOOL_KEY: 'a key of ours' }],
    ['SMTP_URL', { SMTP_URL: 'mail.test' }],
    ['METRICS_ALLOW', { METRICS_ALLOW: 'everyone' }],
    ['METRICS_ALLOW', { METRICS_ALLOW: '10.0.0.0/40' }],
    ['JOBS', { JOBS: 'yes' }],
  ])('refuses a wrong %s and names it: %o', (name, environment) => {
    expect(() => read(environment as Record<string, string>)).toThrow(SettingsError)
    expect(() => read(environment as Record<string, string>)).toThrow(new RegExp(`^${name}: `))
  })

  test.each(settingNames.filter((name) => name.startsWith('RATE_') && name !== 'RATE_CODE_TRIES'))('production refuses %s=off', (name) => {
    expect(read({ [name]: 'off' })).toBeDefined()
    expect(() => read({ DOCENTO_MODE: 'production', SECRET, [name]: 'off' })).toThrow(`${name}: production refuses off.`)
  })

  test('names every wrong setting at once, without its value', () => {
    expect(() => read({ PORT: 'x', SECRET: 'hunter2' })).toThrow(/^PORT: [^\n]+\nSECRET: (?!.*hunter2)/)
  })

  test.each(settingNames)('says what %s may be where it is wrong', (name) => {
    const told = errorOf({ [name]: join(DATA_DIR, '?') })
    // what takes any text may still want another one beside it
    for (const line of told.split('\n').filter(Boolean)) expect(line).toMatch(/^[A-Z\d_]+: (give|put) (?!another value).{8,}\.$/)
  })

  test('leaves DATABASE_URL without {edition} to a process of one edition', () => {
    expect(read({ EDITIONS: 'kz', DATABASE_URL: 'postgres://localhost/docento' }).databaseUrl).toBe('postgres://localhost/docento')
  })

  test.each(settingNames)('.env.example explains %s', (name) => {
    expect(readFileSync('.env.example', 'utf8')).toMatch(new RegExp(`^# ${name}=`, 'm'))
  })
})
