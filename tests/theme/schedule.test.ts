import { expect, test } from 'vitest'
import { hasLongDay, slotTime } from '../../theme/schedule.ts'

test.each([
  [1, '0:00'],
  [2, '0:30'],
  [3, '1:00'],
  [19, '9:00'],
  [20, '9:30'],
  [47, '23:00'],
  [48, '23:30'],
])('slot %d begins at %s', (slot, time) => expect(slotTime(slot)).toBe(time))

test.each([
  [{ 1: [19, 20, 21, 22] }, false],
  [{ 1: [19], 5: [19, 20, 21, 22, 23] }, true],
  [{}, false],
])('a week of %o must be unfolded: %s', (week, unfolds) => expect(hasLongDay(week)).toBe(unfolds))
