import { ThemeProvider } from '@mui/material/styles'
import { useState } from 'react'
import { CoreAdminContext, CoreAdminUI, type I18nProvider, Resource } from 'react-admin'
import { Route, Routes } from 'react-router-dom'
import { buildAuthProvider } from '../data-providers/auth.ts'
import { buildDataProvider } from '../data-providers/index.ts'
import type { Edition } from '../editions/index.ts'
import { EditionContext, useEdition } from './edition.ts'
import { inWords } from './in-words.ts'
import { BrokenPage } from './layout/BrokenPage.tsx'
import { Ground } from './layout/Ground.tsx'
import { Layout } from './layout/Layout.tsx'
import { NoSuchPage } from './layout/NoSuchPage.tsx'
import { BASE } from './layout/paths.ts'
import { store } from './layout/preferences.ts'
import { router } from './layout/router.ts'
import { buildQueryClient } from './queries.ts'
import { descriptors, resources } from './resources.ts'
import { theme } from './theme/index.ts'
import { onDemand } from './ui/on-demand.tsx'
import { Skeleton } from './ui/Skeleton.tsx'

/** Who is signed in never sees it. */
const SignIn = onDemand(() => import('./sign-in/SignIn.tsx'), 'SignIn')

const calls = buildDataProvider(descriptors)
const authProvider = buildAuthProvider(BASE)

const Loading = () => <Skeleton />

/** Everything behind the sign-in. */
function Panel() {
  const edition = useEdition()
  const there = resources.filter(({ isIn = () => true }) => isIn(edition))
  return (
    <CoreAdminUI layout={Layout} loading={Loading} error={BrokenPage} catchAll={NoSuchPage} title="Admin" requireAuth disableTelemetry>
      {there.map(({ name, area, records, canDelete = !records, list, show, edit = show, create, recordRepresentation, pages = {} }) => (
        // a record has one address, and react-admin gives `{id}/` to `edit`
        <Resource
          key={name}
          name={name}
          options={{ area, canDelete }}
          list={list}
          {...(edit && { edit })}
          {...(create && { create })}
          {...(recordRepresentation && { recordRepresentation })}
        >
          {/* without a record of its own everything below a list's address would be the list */}
          {!edit && <Route path=":id/*" element={<NoSuchPage />} />}
          {Object.entries(pages).map(([path, Page]) => (
            <Route key={path} path={path} element={<Page />} />
          ))}
        </Resource>
      ))}
    </CoreAdminUI>
  )
}

/** The back office: a resource is one line of `resources.ts`, its screens are in the folder of its name. */
export function App({ edition, i18nProvider }: { edition: Edition; i18nProvider: I18nProvider }) {
  const [queries] = useState(buildQueryClient)
  const [dataProvider] = useState(() => inWords(calls, i18nProvider.translate))
  return (
    <EditionContext value={edition}>
      <ThemeProvider theme={theme}>
        <Ground />
        <CoreAdminContext
          basename={BASE}
          routerProvider={router}
          dataProvider={dataProvider}
          authProvider={authProvider}
          i18nProvider={i18nProvider}
          queryClient={queries}
          store={store}
        >
          <Routes>
            <Route index element={<SignIn />} />
            <Route path="*" element={<Panel />} />
          </Routes>
        </CoreAdminContext>
      </ThemeProvider>
    </EditionContext>
  )
}
