import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { lazy, Suspense } from 'react'
import { createBrowserRouter, Link, Route, RouterProvider, Routes } from 'react-router-dom'
import { expect, test } from 'vitest'
import { router as ours } from '../../../panel/layout/router.ts'

const loaded = Promise.withResolvers<{ default: () => React.JSX.Element }>()
const Record = lazy(() => loaded.promise)

/** Filters as react-admin sets them: another query of the page on which the list stands. */
let filter: (text: string) => void = () => {}
function List() {
  const navigate = ours.useNavigate()
  filter = (text) => navigate({ search: `?text=${text}` })
  return <Link to="/panel/clients/7">Dana</Link>
}
const App = () => (
  <Suspense fallback="Loading">
    <Routes>
      <Route path="clients" element={<List />} />
      <Route path="clients/7" element={<Record />} />
    </Routes>
  </Suspense>
)

test('a filter that takes effect after its list was left for a screen that still loads does not lead back to the list', async () => {
  history.pushState({}, '', '/panel/clients')
  render(<RouterProvider router={createBrowserRouter([{ path: '/panel/*', element: <App /> }])} />)
  await act(async () => filter('a'))
  expect(window.location.search).toBe('?text=a')
  await userEvent.click(screen.getByRole('link', { name: 'Dana' }))
  // still in sight
  expect(screen.getByRole('link', { name: 'Dana' })).toBeTruthy()
  await act(async () => filter('ab'))
  expect(window.location.pathname + window.location.search).toBe('/panel/clients/7')
  await act(async () => loaded.resolve({ default: () => <h1>Dana</h1> }))
  expect(await screen.findByRole('heading', { name: 'Dana' })).toBeTruthy()
})
