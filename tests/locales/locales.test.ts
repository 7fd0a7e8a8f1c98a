import { globSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { editionOf, editions, type Language, languages, languageTable, panelLanguages, type Wording } from '../../editions/index.ts'
import { variations } from '../../editions/language-table.ts'
import { locales, type Texts, textsOf } from '../../locales/index.ts'
import { panelLocales } from '../../locales/panel.ts'
import { errorCodes } from '../../schemas/errors.ts'
import { errorsIn } from '../texts.ts'

const categories = ['zero', 'one', 'two', 'few', 'many', 'other']

type Tree = Readonly<Record<string, unknown>>

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null
const isPlural = (value: unknown): value is Record<string, string> & { other: string } =>
  isTree(value) && 'other' in value && Object.keys(value).every((key) => categories.includes(key))

/** Every text by its path; a plural is one text. */
const textsByPath = (tree: Tree, path = ''): Map<string, unknown> =>
  new Map(
    Object.entries(tree).flatMap(([key, value]) =>
      isTree(value) && !isPlural(value) ? [...textsByPath(value, `${path}${key}.`)] : [[`${path}${key}`, value] as const],
    ),
  )

const placesOf = (text: string) => [...new Set(text.match(/\{\w+\}|\[:\w+\]/g) ?? [])].sort().join(' ')

/** Places of a text; the forms of a plural may leave `{count}` to the words ("one review"). */
const places = (value: unknown) => (isPlural(value) ? placesOf(value.other) : placesOf(String(value)))

/** What is wrong with a language's texts beside the first language's. */
function differences(language: Language, texts: Tree, first: Tree): string[] {
  const own = textsByPath(texts)
  const pattern = textsByPath(first)
  const wrong: string[] = []
  for (const [path, value] of pattern) {
    const text = own.get(path)
    if (text === undefined) wrong.push(`${path} is missing`)
    else if (isPlural(text) !== isPlural(value)) wrong.push(`${path} is ${isPlural(value) ? 'a plural' : 'no plural'} in the first language`)
    else if (places(text) !== places(value)) wrong.push(`${path} has the places "${places(text)}" instead of "${places(value)}"`)
  }
  const wanted = new Intl.PluralRules(languageTable[language].tag).resolvedOptions().pluralCategories.toSorted()
  for (const [path, value] of own) {
    if (!pattern.has(path)) wrong.push(`${path} is spare`)
    if (isPlural(value)) {
      if (String(Object.keys(value).toSorted()) !== String(wanted)) wrong.push(`${path} needs the forms ${wanted}`)
      for (const [form, text] of Object.entries(value)) if (!text.trim()) wrong.push(`${path}.${form} is empty`)
    } else if (typeof value !== 'string' || value !== value.trim() || !value) wrong.push(`${path} is no text, empty, or has space around it`)
  }
  return wrong
}

describe.each(languages)('%s', (language) => {
  test.each(Object.keys(locales.ua) as (keyof typeof locales.ua)[])('says all of %s, nothing else, with the same places', (subject) =>
    expect(differences(language, locales[language][subject] ?? {}, locales.ua[subject])).toEqual([]),
  )

  test('has no subject of its own', () => expect(Object.keys(locales[language])).toEqual(Object.keys(locales.ua)))

  test.each(['errors', 'enums'])('says each of the %s in one subject', (kind) => {
    const codes = Object.entries(locales[language]).flatMap(([subject, texts]) => (subject.split('-')[0] === kind ? Object.keys(texts) : []))
    expect(codes.filter((code, at) => codes.indexOf(code) !== at)).toEqual([])
  })

  test('words every error of the contract', () => expect(Object.keys(errorsIn(language))).toEqual(expect.arrayContaining(Object.keys(errorCodes))))
})

/** Countries that say some things of a language in words of their own. */
const countries = Object.values(editions).flatMap(({ wordings }) => Object.entries(wordings) as [Language, Wording][])

describe.each(countries)('in %s the words of %s', (language, wording) => {
  test.each(Object.keys(locales.ua) as (keyof typeof locales.ua)[])('say all of %s, with the same places', (subject) =>
    expect(differences(language, locales[wording][subject], locales.ua[subject])).toEqual([]),
  )
})

test.each(Object.values(editions))('$code says its languages in words that there are, Mexico’s Spanish and India’s English their own', (edition) => {
  const { code, locales: spoken } = edition
  for (const language of spoken) expect(textsOf(edition, language)).toBe(locales[code === 'mx' || code === 'in' ? code : language])
})

test('India counts classes where America has kinds of schools', () => {
  const years = ({ client_age: { 2: first, 3: next, 4: last } }: (typeof locales.en)['enums-requests']) => [first, next, last]
  expect(years(textsOf(editionOf('in'), 'en')['enums-requests'])).toEqual(['Classes 1–5', 'Classes 6–8', 'Classes 9–12'])
  expect(years(textsOf(editionOf('us'), 'en')['enums-requests'])).toEqual(['Elementary school', 'Middle school', 'High school'])
})

test.each([
  ['ua', /урок|[ву]чител|обер[еиі]|обир|обра[внт]|оплатіть|допис|конфіденційн|[ʼ']/i],
  ['ru', /урок|учител|ЕГЭ|запис\p{L}* блога/iu],
  ['pl', /zwłok|zasil|nieobowiązkow|do zlecenia|dan\p{L}+ do (faktur|rozliczeń)/iu],
  ['es', /asignatura|cifra|en línea|agreg|(?<!\p{L})(usted|le llama\p{L}*|escríbanos)(?!\p{L})/iu],
  [
    'mx',
    /asignatura|cifra|online|vídeo|añad|rellen|puls|ajustes|(viene|venga|va) bien|barrio|\bnota\b|valora[rc]|gestor|plazas?\b|condiciones (de|para)|caducad|veis|enviadme|(de|nota|precio|es la) media(?!\p{L})|todavía no \p{L}+ó(?!\p{L})|\b(ha|has|han|hemos) \p{L}+[aei]do\b/iu,
  ],
] as const)('%s says one thing in one word, and none in another country’s', (wording, strange) =>
  expect(
    Object.values(locales[wording])
      .flatMap((texts) => [...textsByPath(texts).values()].map((text) => (isTree(text) ? Object.values(text).join(' ') : String(text))))
      .filter((text) => strange.test(text)),
  ).toEqual([]),
)

test.each([
  ['ua', 'в|у|з|із|до|від|для|про|за|на|репетитора|репетитору|учня'],
  ['ru', 'в|у|с|к|от|для|о|об|за|на|по|репетитора|репетитору|репетиторе|ученика'],
  ['pl', 'w|z|do|od|dla|o|za|na|u|korepetytora|korepetytorze|ucznia'],
] as const)('%s puts no name after a word that would bend it', (wording, governors) => {
  const bent = new RegExp(
    `(?<!\\p{L})(${governors})[ \u00a0](\\{((tutor_|client_)?(full_)?name|lessons?(_name)?|day)\\}|\\[:(NAME|LESSON|CITY)\\])`,
    'iu',
  )
  // a city's name stands in the locative there, a sign-in service's bends in no language
  const right = /^(catalogue\.in_city\.|joining\.provider\.)/
  const texts = Object.entries(locales[wording]).flatMap(([subject, said]) => [...textsByPath(said, `${subject}.`)])
  expect(texts.filter(([path, text]) => !right.test(path) && bent.test(isPlural(text) ? Object.values(text).join('\n') : String(text)))).toEqual([])
})

test('a Polish word of one letter stands in the line of the next on pages, not in mails and SMS', () => {
  const { mails, sms, ...shown } = locales.pl
  const parted = (texts: Tree) => JSON.stringify(texts).match(/(?<![\p{L}\p{N}])[aiouwz] (?=\S)/giu) ?? []
  expect(parted(shown)).toEqual([])
  expect([parted(mails).length > 0, JSON.stringify(sms).includes('\u00a0')]).toEqual([true, false])
})

test('a number stands in the line of its sign in every language', () => {
  const parted = /(№|n\.º|(?<!\p{L})nr) (?=[{[\d])/u
  const subjects = [...Object.values(locales), ...Object.values(panelLocales)].flatMap((texts) => Object.values<Tree>(texts))
  const texts = subjects.flatMap((subject) => [...textsByPath(subject).values()])
  expect(texts.filter((text) => parted.test(isPlural(text) ? Object.values(text).join('\n') : String(text)))).toEqual([])
})

test('Polish says you in small letters, except where a sentence begins', () => {
  const capital = /(?<![.?!…] |^)(?<!\p{L})(Ty|Cię|Ci|Ciebie|Tobie|Tobą|Tw[oó]j\p{L}*)(?!\p{L})/u
  const texts = Object.values(locales.pl).flatMap((subject) => [...textsByPath(subject).values()])
  expect(texts.flatMap((text) => (isPlural(text) ? Object.values(text) : [String(text)])).filter((text) => capital.test(text))).toEqual([])
})

test('Mexico has a video and adds where Spain has a vídeo and añade', () => {
  const words = ({ tutors, requests, common }: typeof locales.es) => [tutors.video.title, requests.thanks.add, common.cancel]
  expect([words(locales.es), words(locales.mx)]).toEqual([
    ['Vídeo', 'Añadir a la solicitud', 'Cancelar'],
    ['Video', 'Agregar a la solicitud', 'Cancelar'],
  ])
})

test('Spain says what has just been done in its own tense, a day that is named apart', () => {
  const simple = /(?<!\p{L})((se|no|te) (se )?\p{L}+(ó|aron|ieron)|pasó a revisión)(?!\p{L})/iu
  const textsOfSpain = Object.entries(locales.es).flatMap(([subject, texts]) => [...textsByPath(texts, `${subject}.`)])
  const said = textsOfSpain.map(([path, text]) => [path, isPlural(text) ? Object.values(text).join(' ') : String(text)] as const)
  expect(said.filter(([, text]) => simple.test(text) && !text.includes('{date}'))).toEqual([])
})

test('Mexico says none of what only Spain says: what has been done, vídeo, añadir, rellenar, pulsar, online', () => {
  const spains = /(?<!\p{L})(he|has|ha|hemos|han) \p{L}+(ado|ido|to|cho)(?!\p{L})|vídeo|añad|rellen|(?<!\p{L})puls|(?<!\p{L})online/iu
  const textsOfMexico = Object.entries(locales.mx).flatMap(([subject, texts]) => [...textsByPath(texts, `${subject}.`)])
  expect(textsOfMexico.filter(([, text]) => spains.test(isPlural(text) ? Object.values(text).join(' ') : String(text)))).toEqual([])
})

describe.each(panelLanguages)('the panel in %s', (language) => {
  test.each(Object.keys(panelLocales.ua) as (keyof typeof panelLocales.ua)[])('says all of %s, nothing else, with the same places', (subject) =>
    expect(differences(language, panelLocales[language][subject] ?? {}, panelLocales.ua[subject])).toEqual([]),
  )

  test('has no subject of its own', () => expect(Object.keys(panelLocales[language])).toEqual(Object.keys(panelLocales.ua)))
})

describe('the comparison', () => {
  test.each([
    ['a missing text', { a: 'A' }, { a: 'A', b: 'B' }, ['b is missing']],
    ['a spare text', { a: 'A', b: 'B' }, { a: 'A' }, ['b is spare']],
    ['another place', { a: '{n} A' }, { a: '{count} A' }, ['a has the places "{n}" instead of "{count}"']],
    ['a place of the other kind', { a: '[:count] A' }, { a: '{count} A' }, ['a has the places "[:count]" instead of "{count}"']],
    ['an empty text', { a: ' ' }, { a: 'A' }, ['a is no text, empty, or has space around it']],
    [
      'a plural without a form',
      { a: { one: '1', other: 'n' } },
      { a: { one: '1', few: 'n', many: 'n', other: 'n' } },
      ['a needs the forms few,many,one,other'],
    ],
    ['a deeper text', { a: {} }, { a: { b: 'B' } }, ['a.b is missing']],
  ])('finds %s', (_, texts, first, found) => expect(differences('ua', texts, first)).toEqual(found))
})

const filesOf = (wording: string) =>
  globSync(`${wording}/*.ts`, { cwd: join(import.meta.dirname, '../../locales') }).map((file) => basename(file, '.ts'))

test.each(languages)('each subject of %s is a file of its own folder, which browsers fetch', (language) =>
  expect(filesOf(language).toSorted()).toEqual([...Object.keys(locales[language]), 'index'].toSorted()),
)

test.each(Object.entries(variations))('%s has files of those subjects alone that it says in other words than %s', (country, language) => {
  const own = Object.entries(locales[country as Wording]).filter(([subject, texts]) => texts !== locales[language][subject as keyof Texts])
  expect(filesOf(country).toSorted()).toEqual([...own.map(([subject]) => subject), 'index'].toSorted())
  for (const [subject, texts] of own) expect([subject, texts]).not.toEqual([subject, locales[language][subject as keyof Texts]])
})

test.each(languages)('in %s a dialog that did not open blames not the reader’s connection alone, but says to try later', (language) => {
  const { requests, 'school-packages': packages } = locales[language]
  for (const { text } of [requests.failed, packages.failed]) expect(text).toMatch(/ (or|o|lub|или|або) .+ (later|tarde|później|позже|згодом)\.$/)
})

test.each(languages)('in %s the top subjects online are not called those that are searched for or liked: most tutors teach them', (language) =>
  expect(locales[language].catalogue.links.top).not.toMatch(/search|busca|popular|szuka|ищ|шука|попул/i),
)

test.each([
  ['ua', /увійдіть/i],
  ['ru', /войдите/i],
  ['en', /sign in/i],
  ['pl', /zaloguj/i],
  ['es', /entra/i],
] as const)('in %s a taken contact leads a newcomer to signing in, and nobody who has signed in', (language, signIn) => {
  const { 'errors-auth': errors, joining } = locales[language]
  for (const code of ['email_taken', 'phone_taken'] as const)
    expect([errors[code], joining.register.taken[code]].map((text) => signIn.test(text))).toEqual([false, true])
})

test.each([
  ['ua', /телефону.*пошти/],
  ['ru', /телефона.*почты/],
  ['en', /phone.*email/],
  ['pl', /telefonu.*e-maila/],
  ['es', /teléfono.*correo/],
] as const)('in %s a tutor hears of the phone and the e-mail alike that the profile shows neither', (language, both) =>
  expect(locales[language].joining.contacts.optional).toMatch(both),
)

test.each([
  ['ua', /анкет/i],
  ['ru', /анкет/i],
  ['en', /profile/i],
  ['pl', /profil/i],
  ['es', /perfil/i],
] as const)('in %s it is the profile of an invited tutor that is published, not a man or a woman', (language, profile) => {
  const { published, not_published } = locales[language].affiliate
  for (const text of [published, not_published]) expect(text).toMatch(profile)
})

/** What a toast says when something was done. */
const toasts = {
  joining: ['contacts.done'],
  leaving: ['sent', 'asked.done'],
  profile: ['saved', 'sent'],
  'client-account': ['settings.saved', 'settings.contacts.done', 'settings.others.removed'],
  wallet: ['cards.removed'],
  'profile-forms': ['confirmed', 'photo_removed'],
} as const

test.each(Object.keys(locales) as (keyof typeof locales)[])('a toast of one sentence ends without a full stop in %s', (wording) => {
  const said = Object.entries(toasts).flatMap(([subject, paths]) => {
    const texts = textsByPath(locales[wording][subject as keyof typeof toasts])
    return paths.map((path) => String(texts.get(path)))
  })
  expect(said.filter((text) => text === 'undefined' || /^[^.]+\.$/.test(text))).toEqual([])
})

test.each(languages)('the mail about a profile to be mended asks in %s for what its page has a button for', (language) => {
  const { mails, profile } = locales[language]
  expect(mails.templates.tutor_need_revision.text.at(-1)).toContain(profile.send.split(' ').at(-1))
})

test.each(languages)('an address that %s shows as an example can belong to nobody', (language) => {
  const said = [...textsByPath(locales[language]).values()].filter((text) => typeof text === 'string')
  const domains = said.flatMap((text) => [...text.matchAll(/[\p{L}]+@([\p{L}.-]+\p{L})/gu)].map(([, domain]) => domain))
  expect(new Set(domains)).toEqual(new Set(['example.com']))
})
