import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { CoreAdminContext, ListContextProvider } from 'react-admin'
import { expect, test } from 'vitest'
import { Refusal } from '../../../data-providers/index.ts'
import { buildI18n } from '../../../panel/i18n.ts'
import es from '../../../panel/texts/es.ts'
import ua from '../../../panel/texts/ua.ts'
import { BulkQuestion } from '../../../panel/ui/list/bulk/BulkQuestion.tsx'

const verb = { name: 'hide', call: () => Promise.reject(new Refusal('wrong_status')) }

test.each([
  ['ua', ua, '№\u00a020431: Невірний статус!'],
  ['es', es, 'n.º\u00a020431: ¡Estado no válido!'],
] as const)(
  'a refused record that the list does not show any more is called by its number, as the panel in %s writes it',
  async (code, texts, said) => {
    const i18n = buildI18n(code, texts)
    render(
      <CoreAdminContext i18nProvider={i18n}>
        <ListContextProvider value={{ resource: 'users_orders', data: [] } as never}>
          <BulkQuestion verb={verb} ids={[20431]} onClose={() => {}} />
        </ListContextProvider>
      </CoreAdminContext>,
    )
    await userEvent.click(await screen.findByRole('button', { name: i18n.translate('bulk.verbs.hide') }))
    expect((await screen.findByRole('listitem')).textContent).toBe(said)
  },
)
