import { render, screen } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { type ReactElement, Suspense } from 'react'
import { I18nContextProvider } from 'react-admin'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { buildI18n } from '../../../panel/i18n.ts'
import { fetched, onDemand } from '../../../panel/ui/on-demand.tsx'
import { api } from '../../setup/msw.ts'
import { openResource } from './open-resource.tsx'

const Cities = () => <p>Міста</p>
let isGone = true
const load = vi.fn(async () => {
  if (isGone) throw new TypeError('Failed to fetch dynamically imported module')
  return { Cities }
})
const open = (isServed: boolean, list: ReactElement) => {
  api.use(http.head('*/cities', () => (isServed ? new HttpResponse() : HttpResponse.error())))
  return openResource('/cities', { list: async () => ({ data: [], total: 0 }) }, { list, create: <p>Нове місто</p> })
}

/** A screen that nobody has opened yet. */
function screenOf() {
  const Screen = fetched(load, 'Cities')
  return <Screen />
}

describe('code that did not come', () => {
  beforeEach(() => {
    isGone = true
    load.mockClear()
    history.pushState({}, '', '/cities')
  })

  test('is missed in place of its screen, and fetched once more when asked for', async () => {
    const { user } = open(false, screenOf())
    await screen.findByText('Немає зв’язку з сервером')
    isGone = false
    await user.click(screen.getByRole('button', { name: 'Спробувати ще раз' }))
    expect(await screen.findByText('Міста')).toBeDefined()
    expect(load).toHaveBeenCalledTimes(2)
  })

  test('of a part is missed beside all that stands around it', async () => {
    const Part = onDemand(load, 'Cities')
    const { user } = open(
      false,
      <>
        <input aria-label="Назва" />
        <Part />
      </>,
    )
    await user.type(screen.getByLabelText('Назва'), 'Алмати')
    await screen.findByText(/Немає зв’язку з сервером/)
    isGone = false
    await user.click(screen.getByRole('button', { name: 'Спробувати ще раз' }))
    await screen.findByText('Міста')
    expect(screen.getByLabelText('Назва')).toHaveProperty('value', 'Алмати')
  })

  test('is fetched anew by whoever opens its screen again', async () => {
    const { router } = open(false, screenOf())
    await screen.findByText('Немає зв’язку з сервером')
    isGone = false
    await router.navigate('/panel/cities/create')
    await screen.findByText('Нове місто')
    await router.navigate('/panel/cities')
    expect(await screen.findByText('Міста')).toBeDefined()
  })

  test('where the server answers was that of an older version', async () => {
    open(true, screenOf())
    expect(await screen.findByText('Панель оновлено, тож сторінку треба відкрити знову')).toBeDefined()
  })
})

describe('code that is fetched ahead', () => {
  const i18n = buildI18n('ua', {})
  const draw = (screen: ReactElement) =>
    render(
      <I18nContextProvider value={i18n}>
        <Suspense fallback="Зачекайте">{screen}</Suspense>
      </I18nContextProvider>,
    ).container.textContent

  test('is drawn at once', async () => {
    isGone = false
    const Screen = fetched(load, 'Cities')
    await Screen.ahead(i18n.whole)
    expect(draw(<Screen />)).toBe('Міста')
  })

  test('and does not come is waited for where it is drawn', async () => {
    isGone = true
    const Screen = fetched(load, 'Cities')
    await Screen.ahead(i18n.whole)
    isGone = false
    expect(draw(<Screen />)).toBe('Зачекайте')
    expect(await screen.findByText('Міста')).toBeDefined()
  })
})
