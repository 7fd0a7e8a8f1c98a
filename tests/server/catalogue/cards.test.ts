import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { EditionCode } from '../../../editions/index.ts'
import { getTutor } from '../../../schemas/index.ts'
import { lessons, levels } from '../../../server/reference/table.ts'
import { useApp } from '../../app.ts'
import { buildReference } from '../../build/reference.ts'
import { buildTutor } from '../../build/tutors.ts'

const MATHS = { pl: 1, kz: 8 } as const

/** Levels of mathematics: the exam, the exam at its extended level, and an advanced level that is no exam. */
describe.each<[EditionCode & keyof typeof MATHS, Record<'exam' | 'extended' | 'advanced', number>, boolean]>([
  ['pl', { exam: 4, extended: 5, advanced: 6 }, true],
  ['kz', { exam: 17, extended: 68, advanced: 5 }, false],
])('in %s', async (edition, { exam, extended, advanced }, isTold) => {
  const { call, database } = await useApp({ edition })
  await buildReference(database)
  const flag = (id: number, flags: object) => database.drizzle.update(levels).set(flags).where(eq(levels.id, id))
  await flag(exam, { is_matura: true, is_advanced: false })
  await flag(extended, { is_matura: true, is_advanced: true })
  await flag(advanced, { is_matura: false, is_advanced: true })
  database.cache.forget('all')

  test.each([
    ['the exam at both levels', [exam, extended], isTold],
    ['the exam and an advanced level', [exam, advanced], false],
    ['no level of their own', [], false],
  ])('the extended exam is told of who teaches it, in Poland alone: %s', async (_, taught, told) => {
    const { id } = await buildTutor(database, { lessons: { [MATHS[edition]]: taught } })
    expect((await call(getTutor, { id })).data.profile?.has_expanded_matura).toBe(told)
  })

  test.each([
    ['its level', levels, extended],
    ['the only subject that is taught at it', lessons, MATHS[edition]],
  ])('the extended exam is told of nobody once %s is switched off', async (_, table, switched) => {
    const { id } = await buildTutor(database, { lessons: { [MATHS[edition]]: [extended] } })
    const told = async (active: boolean) => {
      await database.drizzle.update(table).set({ active }).where(eq(table.id, switched))
      database.cache.forget(['reference'])
      return (await call(getTutor, { id })).data.profile?.has_expanded_matura
    }
    expect([await told(false), await told(true)]).toEqual([false, isTold])
  })
})
