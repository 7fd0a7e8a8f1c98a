import { screen, waitFor } from '@testing-library/react'
import { ListBase, RecordsIterator } from 'react-admin'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { Refusal } from '../../../data-providers/index.ts'
import { ToggleField } from '../../../panel/ui/ToggleField.tsx'
import { openResource } from './open-resource.tsx'

const toggle = vi.fn()

/** A list of cities, each of which can be switched on and off. */
function openCities() {
  const rows = [
    { id: 5, name: 'Алмати', active: true },
    { id: 6, name: 'Астана', active: false },
  ]
  const list = (
    <ListBase disableAuthentication>
      <RecordsIterator>
        <ToggleField source="active" label="common.yes" />
      </RecordsIterator>
    </ListBase>
  )
  return openResource('/cities', { list: async () => ({ data: rows, total: 2 }), toggle }, { list }).user
}
const switchOf = (city: string) => screen.findByRole<HTMLInputElement>('switch', { name: `Так: ${city}` })

describe('a switch in a row', () => {
  beforeEach(() => void toggle.mockReset())

  test('is turned before the server has answered, by a call for its field alone', async () => {
    let answer = () => {}
    toggle.mockReturnValue(new Promise<void>((done) => (answer = done)))
    const user = openCities()
    await user.click(await switchOf('Алмати'))
    expect((await switchOf('Алмати')).checked).toBe(false)
    expect(toggle).toHaveBeenCalledExactlyOnceWith(5, 'active', false)
    expect(screen.queryByText('Збережено')).toBeNull()
    answer()
    expect(await screen.findByText('Збережено')).toBeDefined()
  })

  test('goes back when it is refused, and says why', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    toggle.mockRejectedValue(new Refusal('last_admin'))
    const user = openCities()
    await user.click(await switchOf('Астана'))
    expect((await screen.findByRole('alert')).textContent).toContain('Це останній головний адміністратор')
    await waitFor(async () => expect((await switchOf('Астана')).checked).toBe(false))
  })

  test('pressed again while it is on its way sends nothing more', async () => {
    toggle.mockReturnValue(new Promise(() => {}))
    const user = openCities()
    await user.click(await switchOf('Алмати'))
    await user.click(await switchOf('Алмати'))
    expect(toggle).toHaveBeenCalledOnce()
  })
})
