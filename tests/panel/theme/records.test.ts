import { expect, test } from 'vitest'
import { records } from '../../../panel/theme/records.tsx'
import { NARROW } from '../../../panel/ui/boxes.ts'

test('names stand above the values of a record where there is no room beside them, as in a list of pairs', () => {
  expect(records.RaSimpleShowLayout).toMatchObject({
    styleOverrides: {
      root: { containerType: 'inline-size', '& .RaSimpleShowLayout-stack': { [NARROW]: { gridTemplateColumns: 'minmax(0, 1fr)' } } },
    },
  })
})
