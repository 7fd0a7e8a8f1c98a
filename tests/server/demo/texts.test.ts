import { describe, expect, test } from 'vitest'
import { paragraph, phrase } from '../../../server/demo/phrase.ts'
import { createRandom } from '../../../server/demo/random.ts'
import { demoTexts } from '../../../server/demo/texts/index.ts'

test.each([
  ['[один]', 1, 'один'],
  ['рад{|а}', 1, 'рад'],
  ['рад{|а}', 2, 'рада'],
  ['<years> лет', 2, '7 лет'],
  ['[Начал{|а}]', 2, 'Начала'],
] as const)('%s for sex %i is "%s"', (pattern, sex, expected) => {
  expect(phrase(pattern, { random: createRandom('phrase'), sex, words: { years: 7 } })).toBe(expected)
})

test('a word that nobody gave is told by its name', () => {
  expect(() => phrase('<lesson>', { random: createRandom('phrase'), sex: 1 })).toThrow('<lesson>')
})

describe.each(Object.entries(demoTexts))('the texts in %s', (_, texts) => {
  const words = { years: 7, name: 'A', lesson: 'x' }
  const fields = ['exact', 'language', 'school', 'children', 'art'] as const
  const write = (lists: readonly (readonly string[])[], seed: number) =>
    paragraph(lists, { random: createRandom(`texts ${seed}`), sex: seed % 2 ? 1 : 2, words })

  test.each(fields)('short descriptions of %s have 30 to 150 characters, descriptions 200 to 3000, specialities 2 to 150', (field) => {
    const about = [texts.about.method[field], texts.about.results, texts.about.format, texts.about.closing]
    for (let seed = 0; seed < 200; seed += 1) {
      expect(write(texts.short[field], seed)).toSatisfy((text: string) => text.length >= 30 && text.length <= 150)
      expect(write(about, seed)).toSatisfy((text: string) => text.length >= 200 && text.length <= 3000)
      expect(write([texts.speciality[field]], seed)).toSatisfy((text: string) => text.length >= 2 && text.length <= 150)
    }
  })

  test('lessons are described in 50 to 1500 characters, answers in 20 to 1000, reviews in 10 to 2000', () => {
    for (let seed = 0; seed < 200; seed += 1) {
      expect(write(texts.lesson, seed)).toSatisfy((text: string) => text.length >= 50 && text.length <= 1500)
      expect(write(texts.response, seed)).toSatisfy((text: string) => text.length >= 20 && text.length <= 1000)
      for (const lists of [texts.review.best, texts.review.good, texts.review.fair, texts.review.poor]) {
        expect(write(lists, seed)).toSatisfy((text: string) => text.length >= 10 && text.length <= 2000)
      }
    }
  })

  test('every pattern is closed: nothing of its marks is left in a sentence', () => {
    const patterns = JSON.stringify(texts).match(/"(?:[^"\\]|\\.)*"(?=[,\]])/g) ?? []
    expect(patterns.length).toBeGreaterThan(150)
    for (const pattern of patterns) {
      for (const sex of [1, 2] as const) expect(phrase(JSON.parse(pattern), { random: createRandom('marks'), sex, words })).not.toMatch(/[[\]{}<>|]/)
    }
  })
})
