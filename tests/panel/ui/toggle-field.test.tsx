import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { CoreAdminContext, type DataProvider, ListBase, RecordsIterator, ResourceContextProvider } from 'react-admin'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { buildDataProvider, Refusal } from '../../../data-providers/index.ts'
import { buildI18n } from '../../../panel/i18n.ts'
import { StatusToast } from '../../../panel/layout/StatusToast.tsx'
import { buildQueryClient } from '../../../panel/queries.ts'
import ua from '../../../panel/texts/ua.ts'
import { ToggleField } from '../../../panel/ui/ToggleField.tsx'

const toggle = vi.fn()

/** A list of cities, each of which can be switched on and off. */
function openCities() {
  const rows = [
    { id: 5, name: 'Алмати', active: true },
    { id: 6, name: 'Астана', active: false },
  ]
  const provider: DataProvider = buildDataProvider({ cities: { list: async () => ({ data: rows, total: 2 }), toggle } })
  render(
    <MemoryRouter>
      <CoreAdminContext dataProvider={provider} i18nProvider={buildI18n('ua', ua)} queryClient={buildQueryClient()}>
        <ResourceContextProvider value="cities">
          <ListBase disableAuthentication>
            <RecordsIterator>
              <ToggleField source="active" label="common.yes" />
            </RecordsIterator>
          </ListBase>
        </ResourceContextProvider>
        <StatusToast />
      </CoreAdminContext>
    </MemoryRouter>,
  )
  return userEvent.setup()
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
