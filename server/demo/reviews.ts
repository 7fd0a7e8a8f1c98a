import type { reviewMarks } from '../../schemas/index.ts'
import type { Field } from '../reference/seed/types.ts'
import { paragraph, phrase, type Sex } from './phrase.ts'
import type { Random } from './random.ts'
import type { World } from './world.ts'

type Mark = (typeof reviewMarks)[number]

const marks: Readonly<Record<Mark, number>> = { '5': 700, '4+': 150, '4': 85, '3+': 22, '3': 18, '2+': 6, '2': 8, '1+': 2, '1': 9 }

/** A client's mark with words that suit it, and often the tutor's answer. */
export function makeReview(
  world: World,
  random: Random,
  tutor: { name: string; sex: Sex },
  { rname, field }: { rname: string; field: Field },
  unanswered = false,
) {
  const { review, reply } = world.texts
  const mark = unanswered ? '5' : random.weighted(marks)
  const kind = mark === '5' || mark === '4+' ? 'best' : mark === '4' || mark === '3+' ? 'good' : mark === '3' || mark === '2+' ? 'fair' : 'poor'
  const isKind = kind === 'best' || kind === 'good'
  const circumstances = { random, sex: tutor.sex, words: { name: tutor.name, lesson: rname } }
  const lists = review[kind]
  // What was gained stands in every other good review, so that lengths differ too.
  const detailed = kind === 'best' && random.chance(0.55) ? [...lists.slice(0, -1), review.gain[field], ...lists.slice(-1)] : lists
  const sentences = [...new Set(detailed.map((list) => phrase(random.pick(list), circumstances)))]
  const answered = !unanswered && random.chance(kind === 'best' ? 0.35 : 0.5)
  return {
    mark,
    text: sentences.filter((sentence) => sentence !== '').join(' '),
    response: answered ? paragraph([isKind ? reply.thanks : reply.sorry], circumstances) : '',
  }
}
