import { expect, test } from 'vitest'
import { editionOf } from '../../../editions/index.ts'
import { waitingTexts } from '../../../panel/tutors/waiting.ts'
import type { TutorForStaff } from '../../../schemas/index.ts'

const nothing = { description: null, new_description: null, speciality: null, new_speciality: null, lessons: [], lesson_descriptions: {} }
const tutor = (new_short_description: object) =>
  ({ ...nothing, short_description: { pl: 'Dawniej' }, new_short_description }) as unknown as TutorForStaff

test.each([
  ['pl', { pl: 'Teraz', en: 'Now' }, ['short_description, польська', 'short_description, англійська']],
  ['pl', { pl: 'Teraz' }, ['short_description, польська']],
  ['kz', { ru: 'Теперь' }, ['short_description']],
] as const)('a text that waits in %s says its language where there are several: %j', (edition, texts, titles) => {
  const waiting = waitingTexts(tutor(texts), editionOf(edition), (field) => field)
  expect(waiting.map(({ title }) => title.toLowerCase())).toEqual(titles.map((title) => title.toLowerCase()))
})
