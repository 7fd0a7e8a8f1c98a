import { screen } from '@testing-library/preact'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { ANY_TIME } from '../../../schemas/order-options.ts'
import { CheckChips } from '../../../site/requests/CheckChips.tsx'
import { renderIn } from '../in-site.tsx'

const options = [
  { value: 1, label: 'Morning' },
  { value: 2, label: 'Afternoon' },
  { value: ANY_TIME, label: 'Any time' },
]

test('any time and parts of a day take each other away', async () => {
  renderIn(<CheckChips name="time_intervals" legend="When" options={options} chosen={[]} whole={ANY_TIME} />)
  const press = async (name: string) => {
    await userEvent.click(screen.getByRole('checkbox', { name }))
    return screen.getAllByRole<HTMLInputElement>('checkbox', { checked: true }).map(({ value }) => Number(value))
  }
  expect([await press('Morning'), await press('Afternoon'), await press('Any time'), await press('Afternoon')]).toEqual([
    [1],
    [1, 2],
    [ANY_TIME],
    [2],
  ])
})
