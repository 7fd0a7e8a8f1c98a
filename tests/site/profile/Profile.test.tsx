import { fireEvent, screen, waitFor, within } from '@testing-library/preact'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { editionOf } from '../../../editions/index.ts'
import { locales } from '../../../locales/index.ts'
import * as calls from '../../../schemas/index.ts'
import { UPLOAD_MB } from '../../../schemas/upload-terms.ts'
import { leaveBy } from '../../../site/browser/unsaved.ts'
import { screen as profileScreen } from '../../../site/cabinet/Profile.tsx'
import { fill } from '../../../theme/words.ts'
import { buildAvatar } from '../../build/catalogue-answer.ts'
import { fail, mock, unreachable } from '../../mock.ts'
import { api } from '../../setup/msw.ts'
import { errorsIn } from '../../texts.ts'
import { showScreen } from '../orders/show-screen.tsx'

// its frame is drawn by React, of which these tests have none
vi.mock('react-image-crop', async (original) => ({
  ...(await original<typeof import('react-image-crop')>()),
  default: ({ children }: { children?: ReactNode }) => <div>{children}</div>,
}))

const { profile: t, 'profile-forms': f, 'week-grid': week, common } = locales.en
const long = 'I explain in small steps so that a pupil finds the rule alone. '.repeat(5).trim()

const build = (own: Partial<calls.OwnProfile> = {}): calls.OwnProfile => ({
  ...{
    id: 7,
    status: 1,
    name: 'Dana',
    last_name: 'Akhmetova',
    first_name: 'Dana',
    full_name: 'Dana Akhmetova',
    sex: 2,
    birth_date: '1990-05-01',
    age: null,
  },
  ...{
    email: 'dana@example.test',
    email_confirmed: true,
    phone_plain: '+77015550177',
    phone_default_country_code: 1,
    phone_confirmed: false,
    phones_extra: [],
  },
  ...{ online_communication_app: [], lang: 'ru', prof: 1, langs: [2], avatar: null, avatar_original: null },
  ...{ short_description: 'Clear steps instead of rules to cram', description: long, speciality: '', youtube_video: '' },
  ...{ new_short_description: null, new_description: null, new_speciality: null },
  ...{
    university_id: null,
    university: null,
    university_name: '',
    university_degree_name_id: null,
    university_graduation_year: null,
    practice_id: 3,
  },
  ...{ lesson_levels: { 8: [68] }, lesson_descriptions: { 8: { description: long, new_description: null } }, lesson_rates: {}, rate_id: 5000 },
  locations: { home: { work_home: false, locations: [] }, travel: { work_travel: false, locations: {} }, online: { work_online: true } },
  ...{ schedule: {}, schedule_updated_at: null, documents: {}, lessons: [{ id: 8, name: 'Maths' }], cities: [] },
  order_reviews: { total_count: 0, avr_mark: null, reviews_count_by_mark: {}, reviews: [] },
  rating: { total: 0, points_first_diploma: 0, points_second_diploma: 0, parts: [] },
  ...{ affiliate_id: null, delete_requested_at: null },
  settings: {
    email_subscribe: { new_orders: true, potential_orders: true, news: true, promo: false },
    ...{ sms_subscribe: true, catalog_paused: false, lang: 'ru' },
  },
  ...{ version: 1, verified: false, wallet_balance: 0, billing_status: 0, revision_comment: '', missing: [] },
  ...own,
})
const show = (own: Partial<calls.OwnProfile> = {}) => showScreen(profileScreen, build(own), '/profile/')
const open = (group: keyof typeof t.groups) => userEvent.click(screen.getByRole('button', { name: `${t.edit}: ${t.groups[group]}` }))
const save = () => userEvent.click(screen.getByRole('button', { name: t.save }))

beforeEach(() => {
  localStorage.clear()
  api.use(
    mock(calls.getTutorProfileResources, () => ({
      practices: [{ id: 3, name: '3 to 5 years' }],
      langs: [{ id: 2, name: 'Russian' }],
      rates: [{ id: 5000, name: '5 000' }],
      lessons: [{ id: 8, name: 'Maths', levels: [{ id: 68, name: 'Grade 5' }] }],
      universities: [],
      degrees: [],
    })),
  )
})

test('the road says which steps are left and what each of them lacks', () => {
  show({ missing: ['description', 'birth_date', 'locations'] })
  const road = within(screen.getByRole('complementary', { name: t.road.title }))
  expect(road.getByRole('link', { name: new RegExp(t.groups.about) }).textContent).toContain(`${t.missing.description}, ${t.missing.birth_date}`)
  expect(road.getByText(fill(t.road.left, { count: 2 }))).toBeTruthy()
  expect(road.getByRole('link', { name: new RegExp(t.groups.photo) }).textContent).toContain(t.road.optional)
})

test('a phone that is still to be confirmed leaves the contacts undone on the road, at the group and in its summary', () => {
  show({ missing: ['phone_confirmed'] })
  const road = within(screen.getByRole('complementary', { name: t.road.title }))
  expect(road.getByRole('link', { name: new RegExp(t.groups.contacts) }).textContent).toContain(t.missing.phone_confirmed)
  const group = within(screen.getByRole('region', { name: t.groups.contacts }))
  expect(group.getByText(fill(t.state.missing, { count: 1 }))).toBeTruthy()
  expect(group.getByText(fill(t.needed, { list: t.missing.phone_confirmed }))).toBeTruthy()
  expect(group.queryByText(t.state.ready)).toBeNull()
})

test('places, which begin with capitals, stand between dots as those of an order do', () => {
  const there = { home: { work_home: true, locations: [] }, travel: { work_travel: true, locations: {} }, online: { work_online: true } }
  show({ locations: there })
  expect(screen.getByText(`${t.place.online} · ${t.place.home} · ${t.place.travel}`)).toBeTruthy()
})

test('documents that staff did not accept are counted before their group is opened', () => {
  const paper = { url: '/paper.pdf', description: 'Diploma', comment: '', type: 'pdf' as const, created_at: 1_700_000_000 }
  show({ documents: { 1: { ...paper, approved: false, state: 'refused' }, 2: { ...paper, approved: true, state: 'approved' } } })
  const education = within(screen.getByRole('region', { name: t.groups.education }))
  expect(education.getByText(fill(t.documents, { count: 2 }))).toBeTruthy()
  expect(education.getByText(fill(t.documents_refused, { count: 1 }))).toBeTruthy()
})

test('a profile that was sent back says what to mend, one that is checked says so', () => {
  show({ status: 7, revision_comment: 'The photo shows two people.' })
  expect(screen.getByText('The photo shows two people.')).toBeTruthy()
  show({ status: 2 })
  expect(screen.getByText(t.moderation.title)).toBeTruthy()
})

test('a profile that staff took out of the catalogue says so, one that its tutor wants deleted has its own note', () => {
  show({ status: 4 })
  expect(screen.getByText(t.inactive.title)).toBeTruthy()
  show({ status: 4, delete_requested_at: 1_800_000_000 })
  expect(screen.queryByText(t.inactive.title)).toBeNull()
})

test('the way to the page that students see is one to the preview while nobody sees that page', () => {
  const preview = () => screen.getByRole('link', { name: t.preview }).getAttribute('href')
  show({ status: 3 })
  expect(preview()).toBe('/en/user-7/')
  show({ status: 4, delete_requested_at: 1_800_000_000 })
  expect(preview()).toBe('/en/profile/preview')
})

test('a profile that lacks nothing is sent to staff by a button too: a photo or a contact was all there was to mend', async () => {
  const seen = vi.fn()
  api.use(
    mock(calls.saveOwnProfile, ({ input }) => {
      seen(input.tutor)
      return { tutor: build({ status: 2, version: 5 }), missing: [] }
    }),
  )
  const button = () => screen.queryByRole('button', { name: t.send })
  show({ status: 7, revision_comment: 'Another photo, please', missing: ['practice_id'] })
  expect(button()).toBeNull()
  show({ status: 7, revision_comment: 'Another photo, please', version: 4 })
  await userEvent.click(button() as HTMLElement)
  await screen.findByText(t.sent)
  await screen.findByText(t.moderation.title)
  expect(seen.mock.calls).toEqual([[{ version: 4, new_documents_descriptions: [] }]])
  expect(button()).toBeNull()
})

test('a group is saved by itself, with its own fields alone, and says when the profile went to staff', async () => {
  const seen = vi.fn()
  api.use(
    mock(calls.saveOwnProfile, ({ input }) => {
      seen(input.tutor)
      return { tutor: build({ status: 2, last_name: 'Seitova', full_name: 'Dana Seitova' }), missing: [] }
    }),
  )
  show({ last_name: '', missing: ['last_name'] })
  await open('contacts')
  await userEvent.type(await screen.findByLabelText(f.last_name), 'Seitova')
  await save()
  await screen.findByText(t.sent)
  expect(seen).toHaveBeenCalledWith(expect.objectContaining({ name: 'Dana', last_name: 'Seitova', sex: 2 }))
  expect(
    Object.keys(seen.mock.calls[0]?.[0])
      .filter((name) => seen.mock.calls[0]?.[0][name] !== undefined)
      .sort(),
  ).toEqual(expect.not.arrayContaining(['description', 'schedule', 'locations']))
  expect(screen.getByText('Dana Seitova')).toBeTruthy()
})

test('an opened group takes the focus, and gives it back to the button that opened it', async () => {
  show()
  await open('contacts')
  await screen.findByLabelText(f.last_name)
  const form = screen.getByRole('form', { name: t.groups.contacts })
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: t.groups.contacts })))
  await userEvent.click(within(form).getByRole('button', { name: common.close }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: `${t.edit}: ${t.groups.contacts}` })))
})

test('what a save refuses is said at its field with the limits, and what was typed stays', async () => {
  api.use(mock(calls.saveOwnProfile, () => fail({ short_description: 'too_small' })))
  show()
  await open('about')
  const field = await screen.findByLabelText(f.short_description)
  await userEvent.clear(field)
  await userEvent.type(field, 'Too short')
  await save()
  await screen.findByText(fill(errorsIn('en').length, { min: 30, max: 150 }))
  expect(field).toHaveProperty('value', 'Too short')
})

describe('where a country has several languages', () => {
  const [first, second] = ['Українська', 'English']
  const ua = { edition: editionOf('ua') }
  const showUa = (own: Partial<calls.OwnProfile> = {}) => showScreen(profileScreen, build(own), '/profile/', ua)
  const language = (name: string) => screen.findByRole('button', { name: new RegExp(name) })
  const saving = () => {
    const seen = vi.fn()
    api.use(
      mock(calls.saveOwnProfile, ({ input }) => {
        seen(input.tutor)
        return { tutor: build(), missing: [] }
      }),
    )
    return seen
  }

  test('a text is written in each of them, and the save says it by language', async () => {
    const seen = saving()
    showUa()
    await open('about')
    await userEvent.click(await language(second))
    await userEvent.type(await screen.findByLabelText(new RegExp(f.speciality)), 'Maths')
    await userEvent.click(await language(first))
    expect(screen.getByLabelText(new RegExp(f.speciality))).toHaveProperty('value', '')
    await save()
    await waitFor(() => expect(seen).toHaveBeenCalled())
    expect(seen.mock.calls[0]?.[0]).toMatchObject({ speciality: { ua: '', en: 'Maths' }, description: long })
  })

  test('a text of a subject too', async () => {
    const seen = saving()
    showUa({ lesson_descriptions: { 8: { description: { ua: long, ru: long }, new_description: null } } })
    await open('subjects')
    await userEvent.click(await screen.findByText('Maths'))
    await userEvent.click(await language(second))
    const field = screen.getByLabelText(fill(f.lesson_text, { lesson: 'Maths' }))
    expect([field.getAttribute('lang'), field.getAttribute('name')]).toEqual(['en', 'lesson_description.8.en'])
    await userEvent.click(field)
    await userEvent.paste(long)
    await save()
    await waitFor(() => expect(seen).toHaveBeenCalled())
    expect(seen.mock.calls[0]?.[0].lesson_descriptions).toEqual({ 8: { description: { ua: long, ru: long, en: long } } })
  })

  test('what is wrong with one of them brings it to the front', async () => {
    api.use(mock(calls.saveOwnProfile, () => fail({ 'short_description.en': 'too_small' })))
    showUa({ short_description: { ua: 'Зрозумілі кроки замість правил', en: 'Few' } })
    await open('about')
    expect(await screen.findByLabelText(f.short_description)).toHaveProperty('value', 'Зрозумілі кроки замість правил')
    await userEvent.type(screen.getByLabelText(f.short_description), '!')
    await save()
    await screen.findByText(fill(errorsIn('en').length, { min: 30, max: 150 }))
    expect(screen.getByLabelText(f.short_description)).toHaveProperty('value', 'Few')
    expect((await language(second)).getAttribute('aria-pressed')).toBe('true')
    expect((await language(second)).textContent).toContain(f.language_wrong)
  })

  test('words that wait in one of them stand beside those that are seen, and wait on when another is changed', async () => {
    const seen = saving()
    const better = 'Better steps instead of rules to cram'
    showUa({
      status: 3,
      short_description: { ua: 'Зрозумілі кроки замість правил', en: 'Steps instead of rules to learn by heart' },
      new_short_description: { en: better },
    })
    await open('about')
    const field = await screen.findByLabelText(f.short_description)
    expect(screen.queryByText(f.still_seen)).toBeNull()
    await userEvent.type(field, '!')
    await userEvent.click(await language(second))
    expect(screen.getByLabelText(f.short_description)).toHaveProperty('value', better)
    expect(screen.getByText(f.still_seen)).toBeTruthy()
    await save()
    await waitFor(() => expect(seen).toHaveBeenCalled())
    expect(seen.mock.calls[0]?.[0]).toMatchObject({
      short_description: { ua: 'Зрозумілі кроки замість правил!', en: 'Steps instead of rules to learn by heart' },
      new_short_description: { en: better },
    })
  })
})

test('in a country of one language nobody is asked for it', async () => {
  show()
  await open('about')
  await screen.findByLabelText(f.short_description)
  expect(screen.queryByRole('group', { name: f.text_language })).toBeNull()
})

test('what was typed and not saved is there again when the page is opened anew, and can be undone', async () => {
  show()
  await open('contacts')
  await userEvent.type(await screen.findByLabelText(f.last_name), '-Seitova')
  show()
  expect(await screen.findByLabelText(f.last_name)).toHaveProperty('value', 'Akhmetova-Seitova')
  // nobody asked for it
  expect(document.activeElement).toBe(document.body)
  await userEvent.click(screen.getByRole('button', { name: t.undo }))
  show()
  await waitFor(() => expect(screen.queryByLabelText(f.last_name)).toBeNull())
})

test('an opened group brings the words of every refusal along', async () => {
  const come = new Set<string>()
  const later = ['errors-files', 'errors-requests', 'profile-forms']
  showScreen(profileScreen, build(), '/profile/', {
    texts: (subject) => (come.has(subject) || !later.includes(subject) ? locales.en[subject] : (undefined as never)),
    fetchTexts: async (...subjects) => {
      for (const subject of subjects) come.add(subject)
    },
  })
  await open('places')
  await screen.findByRole('switch', { name: f.online })
  for (const subject of later) expect(come).toContain(subject)
})

test('the page asks before typed words are lost', async () => {
  const leave = vi.fn()
  show()
  await open('contacts')
  await userEvent.type(await screen.findByLabelText(f.last_name), 'x')
  leaveBy(leave)
  await userEvent.click(await screen.findByRole('button', { name: common.stay }))
  expect(leave).not.toHaveBeenCalled()
})

test('what is not saved keeps its buttons in sight, and only then', async () => {
  show()
  await open('contacts')
  const kept = () => screen.getByRole('button', { name: t.save }).closest('[class*=keep]')
  const name = await screen.findByLabelText(f.last_name)
  expect(kept()).toBeNull()
  await userEvent.type(name, 'x')
  expect(kept()).not.toBeNull()
  await userEvent.type(name, '{Backspace}')
  expect(kept()).toBeNull()
})

test('a birthday is asked for among those that make a tutor 18 to 100 years old', async () => {
  show()
  await open('about')
  const field = await screen.findByLabelText(new RegExp(f.birth_date))
  expect([field.getAttribute('min'), field.getAttribute('max')]).toEqual(['1925-11-21', '2008-11-20'])
})

test('a city that was chosen leaves the focus where the next one is searched for', async () => {
  const cities = ['Almaty', 'Astana'].map((name, at) => ({ id: at + 9, name }))
  api.use(
    mock(calls.listOpenCities, () => ({ cities })),
    mock(calls.listCityDistricts, () => ({ districts: [] })),
  )
  show({ locations: { home: { work_home: false, locations: [] }, travel: { work_travel: true, locations: {} }, online: { work_online: true } } })
  await open('places')
  const field = await screen.findByRole('combobox', { name: f.add_city })
  await userEvent.type(field, 'Alm')
  // the cities are asked for when somebody types
  await screen.findByRole('option', { name: /Almaty/ })
  await userEvent.keyboard('{Enter}')
  expect(await screen.findByRole('checkbox', { name: /Almaty/ })).toBeTruthy()
  expect(document.activeElement).toBe(field)
  await waitFor(() => expect(field).toHaveProperty('value', ''))
})

describe('a profile that was changed elsewhere since the group was opened', () => {
  /** The server after another window's save: whoever knows no version or the first is refused, and the profile has become another. */
  function changed(own: Partial<calls.OwnProfile>) {
    const seen = vi.fn()
    api.use(
      mock(calls.saveOwnProfile, ({ input: { tutor } }) => {
        seen(tutor)
        if (tutor.version !== 2) return fail('conflict', { fields: {} })
        return { tutor: build({ ...own, version: 3 }), missing: [] }
      }),
      mock(calls.getOwnProfile, () => ({ tutor: build({ ...own, version: 2 }) })),
    )
    return seen
  }
  const typeLastName = async (name: string) => {
    const field = await screen.findByLabelText(f.last_name)
    await userEvent.clear(field)
    await userEvent.type(field, name)
    return field
  }
  const conflict = () => screen.findByText(errorsIn('en').conflict)

  test('is saved with what was typed, and what was not touched stays as it is there', async () => {
    const seen = changed({ name: 'Danara' })
    show()
    await open('contacts')
    await typeLastName('Seitova')
    await save()
    await screen.findByText(t.saved)
    expect(seen).toHaveBeenLastCalledWith(expect.objectContaining({ name: 'Danara', last_name: 'Seitova', version: 2 }))
  })

  test('is told where both changed the same, and takes what was typed at the next press alone', async () => {
    const seen = changed({ last_name: 'Omarova' })
    show()
    await open('contacts')
    const field = await typeLastName('Seitova')
    await save()
    await conflict()
    expect([field, seen.mock.calls.length]).toEqual([expect.objectContaining({ value: 'Seitova' }), 1])
    await save()
    await screen.findByText(t.saved)
    expect(seen).toHaveBeenLastCalledWith(expect.objectContaining({ last_name: 'Seitova', version: 2 }))
  })

  test('says so of a draft too, which may be of another day', async () => {
    show()
    await open('contacts')
    await typeLastName('Seitova')
    show({ name: 'Danara', last_name: 'Omarova', version: 2 })
    await conflict()
    expect(['name', 'last_name'].map((name) => document.querySelector<HTMLInputElement>(`[name=${name}]`)?.value)).toEqual(['Danara', 'Seitova'])
    await userEvent.click(screen.getByRole('button', { name: t.undo }))
    expect(await screen.findByText('Dana Akhmetova')).toBeTruthy()
  })

  test('keeps a document that was added there, beside one that was removed here', async () => {
    const paper = { url: '/paper.pdf', approved: false, state: 'waiting' as const, comment: '', type: 'pdf' as const, created_at: 1_700_000_000 }
    const documents = { 1: { ...paper, description: 'Diploma' }, 2: { ...paper, description: 'Licence' } }
    const seen = changed({ documents })
    show({ documents: { 1: documents[1] } })
    await open('education')
    await userEvent.click(await screen.findByRole('button', { name: fill(f.remove, { what: 'Diploma' }) }))
    await save()
    await screen.findByText(t.saved)
    expect(seen).toHaveBeenLastCalledWith(expect.objectContaining({ documents: { 2: { description: 'Licence' } } }))
  })

  test('keeps the other days of a week', async () => {
    const seen = changed({ schedule: { 1: [20], 3: [37] } })
    show({ schedule: { 1: [20] } })
    await open('schedule')
    const slot = await screen.findByRole('button', { name: `${locales.en['enums-dates'].weekdays[1]} 18:00` })
    slot.focus()
    await userEvent.keyboard(' ')
    await save()
    await screen.findByText(t.saved)
    expect(seen).toHaveBeenLastCalledWith(expect.objectContaining({ schedule: { 1: [20, 37], 3: [37] } }))
  })
})

describe('a refused subject', () => {
  const words = fill(f.lesson_text, { lesson: 'Maths' })
  const summary = () => screen.findByText('Maths', { selector: 'summary *' })
  const isOpen = () => screen.getByLabelText(words).closest('details')?.open

  test('is unfolded at its text, and stays so while that is mended', async () => {
    api.use(mock(calls.saveOwnProfile, () => fail({ 'lesson_descriptions.8.description': 'too_small' })))
    show({ lesson_descriptions: { 8: { description: 'Few words', new_description: null } } })
    await open('subjects')
    await summary()
    await save()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(words)))
    await userEvent.keyboard('{End} more')
    expect([isOpen(), screen.getByLabelText(words).getAttribute('aria-invalid')]).toEqual([true, null])
    await userEvent.click(await summary())
    await waitFor(() => expect(isOpen()).toBe(false))
    await save()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(words)))
    expect(isOpen()).toBe(true)
  })

  test('is told of its levels until they are chosen', async () => {
    api.use(mock(calls.saveOwnProfile, () => fail({ lesson_levels: 'required' })))
    show({ lesson_levels: { 8: [] } })
    await open('subjects')
    await userEvent.click(await summary())
    await save()
    const wrong = () => within(document.querySelector('form') as HTMLElement).queryAllByText(errorsIn('en').required, { selector: 'p' })
    await waitFor(() => expect(wrong()).toHaveLength(1))
    await userEvent.click(screen.getByRole('button', { name: 'Grade 5' }))
    expect(wrong()).toEqual([])
  })
})

test.each([
  ['home', f.city, 'home-city-0'],
  ['travel', f.add_city, 'add_city'],
] as const)('a way of teaching that lacks its city (%s) leads to where it is chosen, which mends it', async (kind, name, id) => {
  api.use(
    mock(calls.saveOwnProfile, () => fail({ [`locations.${kind}`]: 'city_required' })),
    mock(calls.listOpenCities, () => ({ cities: [{ id: 9, name: 'Almaty' }] })),
    mock(calls.listCityDistricts, () => ({ districts: [] })),
  )
  show()
  await open('places')
  await userEvent.click(await screen.findByRole('switch', { name: kind === 'home' ? f.at_home : f.at_student }))
  await save()
  const field = screen.getByRole('combobox', { name })
  await waitFor(() => expect(document.activeElement).toBe(field))
  expect([field.getAttribute('aria-invalid'), field.getAttribute('aria-describedby')]).toEqual(['true', `${id}-error`])
  await userEvent.type(field, 'Alm{Enter}')
  expect(screen.queryByText(locales.en['errors-requests'].city_required)).toBeNull()
  expect(field.getAttribute('aria-invalid')).toBeNull()
})

test('places that did not come are said to be missing, not shown as chosen by nobody, and are asked for again', async () => {
  api.use(unreachable(calls.listOpenCities), unreachable(calls.listCityDistricts))
  const home = { work_home: true, locations: [{ city_id: 9, district_id: 1, subdistrict_id: null, address: '' }] }
  show({ locations: { home, travel: { work_travel: true, locations: { 9: {} } }, online: { work_online: true } } })
  await open('places')
  const retry = await screen.findByRole('button', { name: common.retry })
  expect([screen.getByRole('alert').textContent?.includes(common.failed.network), screen.queryAllByRole('combobox')]).toEqual([true, []])
  api.use(
    mock(calls.listOpenCities, () => ({ cities: [{ id: 9, name: 'Almaty' }] })),
    mock(calls.listCityDistricts, () => ({ districts: [{ id: 1, name: 'Auezov', subdistricts: [] }] })),
  )
  await userEvent.click(retry)
  expect(await screen.findByRole('combobox', { name: f.city })).toHaveProperty('value', 'Almaty')
  expect(await screen.findByRole('combobox', { name: f.district })).toHaveProperty('value', 'Auezov')
  expect(screen.queryByRole('button', { name: common.retry })).toBeNull()
})

test('a week is said to be right still by a tutor whose session has ended, who signs in for it', async () => {
  api.use(mock(calls.confirmSchedule, () => fail('unauthorized')))
  show({ schedule: { 1: [20] }, schedule_updated_at: 1_790_000_000 })
  await open('schedule')
  await userEvent.click(await screen.findByRole('button', { name: f.still_right }))
  expect(await screen.findByRole('dialog', { name: locales.en.auth.again.title })).toBeTruthy()
})

test('a week and a photo that no server could be told of say that there is no connection', async () => {
  api.use(unreachable(calls.confirmSchedule), unreachable(calls.setOwnAvatar))
  show({ schedule: { 1: [20] }, schedule_updated_at: 1_790_000_000, avatar: buildAvatar() })
  await open('schedule')
  await userEvent.click(await screen.findByRole('button', { name: f.still_right }))
  await screen.findByText(common.failed.network)
  await open('photo')
  await userEvent.upload(await screen.findByLabelText(f.choose_photo), new File(['1'], 'me.jpg', { type: 'image/jpeg' }))
  // beside the toast
  await waitFor(() => expect(screen.getAllByText(common.failed.network)).toHaveLength(2))
})

test('a subject that was chosen leaves the focus where the next one is searched for', async () => {
  show({ lesson_levels: {}, lesson_descriptions: {}, lessons: [] })
  await open('subjects')
  const field = await screen.findByRole('combobox', { name: f.add_subject })
  await userEvent.type(field, 'Mat{Enter}')
  expect(await screen.findByRole('button', { name: fill(f.remove, { what: 'Maths' }) })).toBeTruthy()
  expect(document.activeElement).toBe(field)
  await waitFor(() => expect(field).toHaveProperty('value', ''))
})

test('a telephone shows one day of the week at a time, the one that the keys are at', async () => {
  show()
  await open('schedule')
  const names = locales.en['enums-dates'].weekdays
  const shown = () => screen.queryAllByRole('button', { expanded: true }).map(({ textContent }) => textContent)
  const day = (at: 1 | 3) => userEvent.click(screen.getByRole('button', { name: names[at], exact: true } as never))
  await screen.findByRole('button', { name: `${names[1]} 18:00` })
  expect(shown()).toEqual([names[1]])
  await day(3)
  expect(shown()).toEqual([names[3]])
  await day(3)
  expect(shown()).toEqual([])
  await day(1)
  screen.getByRole('button', { name: `${names[1]} 18:00` }).focus()
  await userEvent.keyboard('{ArrowDown}')
  await waitFor(() => expect([shown(), document.activeElement?.getAttribute('aria-label')]).toEqual([[names[2]], `${names[2]} 18:00`]))
})

test('how many hours a week has is told as they change, and the way to all hours of a day says where it leads', async () => {
  show({ schedule: { 1: [37, 38] } })
  await open('schedule')
  const hours = async (count: number) =>
    expect((await screen.findByText(fill(week.hours, { count }), { exact: false })).getAttribute('role')).toBe('status')
  const clear = await screen.findByText(week.clear_week)
  await hours(1)
  await userEvent.click(clear)
  await hours(0)
  for (const name of [week.whole_day, week.usual_day]) {
    // it does not say that it is on: its words change
    const way = screen.getByText(name)
    expect(way.getAttribute('aria-pressed')).toBeNull()
    await userEvent.click(way)
  }
})

test('free time is marked by keys: Space turns a half hour, Shift with an arrow draws, a day is copied', async () => {
  const seen = vi.fn()
  api.use(
    mock(calls.saveOwnProfile, ({ input }) => {
      seen(input.tutor.schedule)
      return { tutor: build(), missing: [] }
    }),
  )
  show()
  await open('schedule')
  const names = locales.en['enums-dates'].weekdays
  const slot = await screen.findByRole('button', { name: `${names[1]} 18:00` })
  slot.focus()
  await userEvent.keyboard(' ')
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}')
  await userEvent.click(screen.getByRole('button', { name: fill(week.copy_of, { day: names[1] }) }))
  await userEvent.click(screen.getByRole('button', { name: fill(week.paste_of, { from: names[1], day: names[3] }) }))
  await save()
  await waitFor(() => expect(seen).toHaveBeenCalledWith({ 1: [37, 38], 3: [37, 38] }))
})

test('a waiting text that was not touched is left to wait; the published one takes it back', async () => {
  const seen = vi.fn()
  const [published, waiting] = [`Old. ${long}`, `New. ${long}`]
  const own = { status: 3, description: published, new_description: waiting }
  api.use(
    mock(calls.saveOwnProfile, ({ input }) => {
      seen({ description: input.tutor.description, new_description: input.tutor.new_description })
      return { tutor: build(own), missing: [] }
    }),
  )
  show(own)
  await open('about')
  await screen.findByText(f.still_seen)
  await save()
  await waitFor(() => expect(seen).toHaveBeenLastCalledWith({ description: published, new_description: waiting }))
  await open('about')
  await userEvent.click(await screen.findByRole('button', { name: f.take_back }))
  await save()
  await waitFor(() => expect(seen).toHaveBeenLastCalledWith({ description: published, new_description: undefined }))
})

test('a profile without any place is told to choose one, is not called done meanwhile, and is mended by any of them', async () => {
  api.use(
    mock(calls.saveOwnProfile, () => fail({ locations: 'place_required' })),
    mock(calls.listOpenCities, () => ({ cities: [] })),
  )
  show()
  const places = within(screen.getByRole('region', { name: t.groups.places }))
  expect(places.getByText(t.state.ready)).toBeTruthy()
  await open('places')
  await userEvent.click(await screen.findByRole('switch', { name: f.online }))
  await save()
  const wrong = locales.en['errors-requests'].place_required
  await waitFor(() => expect(screen.getByRole('switch', { name: f.online }).getAttribute('aria-describedby')).toBe('online-error'))
  expect(places.getAllByText(wrong)).toHaveLength(1)
  expect(places.queryByText(t.state.ready)).toBeNull()
  await userEvent.click(screen.getByRole('switch', { name: f.at_student }))
  expect(places.queryByText(wrong)).toBeNull()
  expect(screen.getByRole('switch', { name: f.online }).getAttribute('aria-invalid')).toBeNull()
})

test('the question about a photo can be left beside a group with unsaved words', async () => {
  show({ avatar: buildAvatar() })
  await open('contacts')
  await userEvent.type(await screen.findByLabelText(f.last_name), 'x')
  await open('photo')
  await userEvent.click(await screen.findByRole('button', { name: f.remove_photo }))
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: common.cancel }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

test('a photo is deleted when that is asked for by its own verb', async () => {
  const gone = vi.fn()
  api.use(
    mock(calls.removeOwnAvatar, () => {
      gone()
      return { avatar: null, avatar_original: null }
    }),
  )
  show({ avatar: buildAvatar() })
  await open('photo')
  await userEvent.click(await screen.findByRole('button', { name: f.remove_photo }))
  const asked = within(await screen.findByRole('dialog'))
  expect(gone).not.toHaveBeenCalled()
  await userEvent.click(asked.getByRole('button', { name: f.remove_photo }))
  await screen.findByText(f.photo_removed)
  expect(screen.queryByRole('button', { name: f.remove_photo })).toBeNull()
})

test('why a part of a photo could not be used is said in the dialog that chose it, and that it is saved when it can', async () => {
  api.use(mock(calls.cropOwnAvatar, () => fail('other')))
  show({ avatar: buildAvatar(), avatar_original: { url: '/api/uploads/7.webp' } })
  await open('photo')
  await userEvent.click(await screen.findByRole('button', { name: f.choose_part }))
  const dialog = within(await screen.findByRole('dialog'))
  const image = document.querySelector('dialog img') as HTMLImageElement
  Object.defineProperties(image, { naturalWidth: { value: 400 }, naturalHeight: { value: 300 } })
  fireEvent.load(image)
  await userEvent.click(await dialog.findByRole('button', { name: f.use_part }))
  expect((await dialog.findByRole('alert')).textContent).toBe(errorsIn('en').other)
  expect(screen.getAllByRole('alert')).toHaveLength(1)
  api.use(mock(calls.cropOwnAvatar, () => ({ avatar: buildAvatar(), avatar_original: { url: '/api/uploads/7.webp' } })))
  await userEvent.click(dialog.getByRole('button', { name: f.use_part }))
  await screen.findByText(t.saved)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a file that is no document is named at once and not sent, so that a save tells what else is wrong', async () => {
  const sent = vi.fn()
  api.use(
    mock(calls.saveOwnProfile, ({ input }) => {
      sent(input.new_documents)
      return fail({ university_graduation_year: 'too_big' })
    }),
  )
  show()
  await open('education')
  const large = new File(['x'], 'large.pdf', { type: 'application/pdf' })
  Object.defineProperty(large, 'size', { value: UPLOAD_MB * 1024 ** 2 + 1 })
  const files = [new File(['x'], 'lesson.mov', { type: 'video/quicktime' }), large, new File(['x'], 'diploma.pdf', { type: 'application/pdf' })]
  await userEvent.setup({ applyAccept: false }).upload(await screen.findByLabelText(f.choose_files, { selector: 'input' }), files)
  const refused = screen.getAllByRole('alert')
  expect(refused.map((item) => item.textContent)).toEqual(['lesson.mov', 'large.pdf'].map((name) => name + fill(f.not_added, { size: UPLOAD_MB })))
  expect(screen.getByLabelText(fill(f.new_document, { file: 'diploma.pdf' }))).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: fill(f.remove, { what: 'diploma.pdf' }) }))
  await userEvent.type(screen.getByLabelText(new RegExp(f.graduation)), '2190')
  await save()
  await waitFor(() => expect(screen.getByLabelText(new RegExp(f.graduation)).getAttribute('aria-invalid')).toBe('true'))
  expect(sent).toHaveBeenCalledWith([])
})

test('how long a text may be is said with its thousands parted, and what may stay empty is marked', async () => {
  show()
  await open('about')
  expect(await screen.findByText(fill(f.letters, { min: '200', max: '3,000' }))).toBeTruthy()
  expect(screen.getByText(fill(f.count, { count: long.length, max: '3,000' }))).toBeTruthy()
  await open('education')
  expect((await screen.findByText(new RegExp(`^${f.university}`), { selector: 'label' })).textContent).toContain(common.optional)
})
