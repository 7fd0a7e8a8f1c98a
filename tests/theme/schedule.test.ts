import { expect, test } from 'vitest'
import { slotTime } from '../../theme/schedule.ts'

test.each([
  [1, '0:00'],
  [2, '0:30'],
  [3, '1:00'],
  [19, '9:00'],
  [20, '9:30'],
  [47, '23:00'],
  [48, '23:30'],
])('slot %d begins at %s', (slot, time) => expect(slotTime(slot, { dayHalves: null })).toBe(time))
