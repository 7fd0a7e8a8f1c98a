import { ThemeProvider } from '@mui/material/styles'
import { render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { CoreAdminContext, Resource, ResourceDefinitionContextProvider, type ResourceProps } from 'react-admin'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { buildDataProvider, type Resource as Descriptor } from '../../../data-providers/index.ts'
import { editionOf } from '../../../editions/index.ts'
import { EditionContext } from '../../../panel/edition.ts'
import { buildI18n } from '../../../panel/i18n.ts'
import { inWords } from '../../../panel/in-words.ts'
import { aboveTitle, besideTitle } from '../../../panel/layout/BesideTitle.tsx'
import { BASE } from '../../../panel/layout/paths.ts'
import { StatusToast } from '../../../panel/layout/StatusToast.tsx'
import { buildQueryClient } from '../../../panel/queries.ts'
import ua from '../../../panel/texts/ua.ts'
import { theme } from '../../../panel/theme/index.ts'
import { UnsavedGuard } from '../../../panel/ui/form/UnsavedGuard.tsx'

const i18nProvider = buildI18n('ua', ua)
const edition = editionOf('ua')

/** Opens the screens of a resource that the product does not have, over calls of the test: what the back office gives to each. */
export function openResource(path: string, records: Descriptor, screens: Pick<ResourceProps, 'list' | 'edit' | 'create'>) {
  const name = path.split('/')[1] ?? ''
  const definition = { name, hasCreate: 'create' in screens, options: { canDelete: 'remove' in records } }
  const element = (
    <EditionContext value={edition}>
      <ThemeProvider theme={theme}>
        <CoreAdminContext
          basename={BASE}
          dataProvider={inWords(buildDataProvider({ [name]: async () => records }), i18nProvider.translate)}
          i18nProvider={i18nProvider}
          queryClient={buildQueryClient()}
        >
          <div id={aboveTitle} />
          <div id={besideTitle} />
          <ResourceDefinitionContextProvider definitions={{ [name]: definition }}>
            <UnsavedGuard>
              <Resource name={name} {...screens} />
            </UnsavedGuard>
          </ResourceDefinitionContextProvider>
          <StatusToast />
        </CoreAdminContext>
      </ThemeProvider>
    </EditionContext>
  )
  const router = createMemoryRouter([{ path: `${BASE}/${name}/*`, element }], { initialEntries: [BASE + path] })
  render(<RouterProvider router={router} />)
  return { user: userEvent.setup(), router }
}
