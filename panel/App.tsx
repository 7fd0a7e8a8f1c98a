import { ThemeProvider } from '@mui/material/styles'
import { CoreAdminContext, CoreAdminUI, type I18nProvider, localStorageStore, Resource } from 'ra-core'
import { useState } from 'react'
import { Route, Routes } from 'react-router-dom'
import { buildAuthProvider } from '../data-providers/auth.ts'
import { buildDataProvider } from '../data-providers/index.ts'
import type { Edition } from '../editions/index.ts'
import { EditionContext } from './edition.ts'
import { BrokenPage } from './layout/BrokenPage.tsx'
import { Ground } from './layout/Ground.tsx'
import { Layout } from './layout/Layout.tsx'
import { BASE } from './layout/paths.ts'
import { buildQueryClient } from './queries.ts'
import { descriptors, resources } from './resources.ts'
import { SignIn } from './sign-in/SignIn.tsx'
import { theme } from './theme.ts'
import { Skeleton } from './ui/Skeleton.tsx'

const dataProvider = buildDataProvider(descriptors)
const authProvider = buildAuthProvider(BASE)
const store = localStorageStore(undefined, 'docento-panel')

const Loading = () => <Skeleton />
/** The layout's guard has led on before this could be seen. */
const Nowhere = () => null

/** Everything behind the sign-in. */
const Panel = () => (
  <CoreAdminUI layout={Layout} loading={Loading} error={BrokenPage} catchAll={Nowhere} title="Admin" requireAuth disableTelemetry>
    {resources.map(({ name, list, edit, create }) => (
      <Resource key={name} name={name} list={list} {...(edit && { edit })} {...(create && { create })} />
    ))}
  </CoreAdminUI>
)

/** The back office: a resource is one line of `resources.ts`, its screens are in the folder of its name. */
export function App({ edition, i18nProvider }: { edition: Edition; i18nProvider: I18nProvider }) {
  const [queries] = useState(buildQueryClient)
  return (
    <EditionContext value={edition}>
      <ThemeProvider theme={theme}>
        <Ground />
        <CoreAdminContext
          basename={BASE}
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
