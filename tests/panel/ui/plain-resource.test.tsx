import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { Create, DataTable, Edit, List, required, SelectInput, SimpleForm, TabbedForm, TextInput } from 'react-admin'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { fileOf, Refusal } from '../../../data-providers/index.ts'
import { RecordLink } from '../../../panel/ui/fields.tsx'
import { PictureInput } from '../../../panel/ui/form/PictureInput.tsx'
import { openResource } from './open-resource.tsx'

const city = { id: 5, name: 'Алмати', alias: 'almaty' }
const list = async () => ({ data: [city], total: 1 })
const one = async () => city

const edit = (
  <Edit>
    <SimpleForm>
      <TextInput source="name" label="Назва" />
    </SimpleForm>
  </Edit>
)
const withPicture = (
  <Create>
    <SimpleForm>
      <PictureInput source="image" label="Зображення" />
    </SimpleForm>
  </Create>
)
const table = (
  <DataTable>
    <DataTable.Col source="name" label="Назва" field={RecordLink} />
  </DataTable>
)
const inTabs = (
  <Edit>
    <TabbedForm>
      <TabbedForm.Tab label="Місто">
        <TextInput source="name" label="Назва" />
      </TabbedForm.Tab>
      <TabbedForm.Tab label="Адреса">
        <TextInput source="alias" label="Псевдонім" validate={required()} />
      </TabbedForm.Tab>
    </TabbedForm>
  </Edit>
)

describe('a resource in a few lines of react-admin', () => {
  // react-admin writes every refusal to the console.
  beforeEach(() => {
    vi.restoreAllMocks()
    vi.spyOn(console, 'error').mockImplementation(() => {})
  })

  test('lists its records with the way to each, to a new one and to its filters', async () => {
    const cities = <List filters={[<TextInput key="name" source="name" label="Назва" />]}>{table}</List>
    openResource('/cities', { list }, { list: cities, create: <p>Нове місто</p> })
    expect((await screen.findByRole('link', { name: 'Алмати' })).getAttribute('href')).toBe('/panel/cities/5/')
    expect(screen.getByRole('link', { name: 'Створити' }).getAttribute('href')).toBe('/panel/cities/create/')
    expect(screen.getByRole('button', { name: 'Ще фільтр' })).toBeDefined()
  })

  test('draws the rows in sight first, and all of them a moment later', async () => {
    const data = Array.from({ length: 25 }, (_, at) => ({ id: at + 1, name: `Місто ${at + 1}`, alias: `city-${at + 1}` }))
    const drawn: number[] = []
    const look = new MutationObserver(() => drawn.push(document.querySelectorAll('tbody tr').length))
    look.observe(document, { childList: true, subtree: true })
    openResource('/cities', { list: async () => ({ data, total: 25 }) }, { list: <List>{table}</List> })
    await screen.findByRole('link', { name: 'Місто 25' })
    look.disconnect()
    expect([...new Set(drawn)]).toEqual([0, 12, 25])
  })

  test('without filters or a form for a new record offers neither', async () => {
    openResource('/cities', { list }, { list: <List>{table}</List> })
    await screen.findByRole('link', { name: 'Алмати' })
    expect(screen.queryByRole('link', { name: 'Створити' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Ще фільтр' })).toBeNull()
  })

  test('says of an empty choice what it means, in a filter and in a form', async () => {
    const size = <SelectInput key="size" source="size" label="Розмір" choices={[{ id: 1, name: 'Велике' }]} alwaysOn />
    const form = (
      <Edit>
        <SimpleForm>{size}</SimpleForm>
      </Edit>
    )
    const { router, user } = openResource('/cities', { list, one }, { list: <List filters={[size]}>{table}</List>, edit: form })
    const filter = await screen.findByRole('combobox', { name: 'Розмір' })
    expect(filter.textContent).toBe('Усі')
    await user.click(filter)
    expect(screen.getAllByRole('option', { name: /Усі|Велике/ })).toHaveLength(2)
    await user.keyboard('{Escape}')
    await router.navigate('/panel/cities/5')
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Розмір' }).textContent).toBe('Не вказано'))
  })

  test('is saved by its call, and its list opens', async () => {
    const save = vi.fn(async () => city)
    const { user, router } = openResource('/cities/5', { list, one, save }, { edit, list: <p>Міста</p> })
    await user.type(await screen.findByLabelText('Назва'), '!')
    await user.click(screen.getByRole('button', { name: 'Зберегти' }))
    await waitFor(() => expect(save).toHaveBeenCalledExactlyOnceWith(5, { ...city, name: 'Алмати!' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/panel/cities'))
  })

  test('shows refused fields in words, at the input and in the toast', async () => {
    const save = async () => Promise.reject(new Refusal({ name: 'required' }))
    const { user } = openResource('/cities/5', { list, one, save }, { edit })
    await user.type(await screen.findByLabelText('Назва'), '!')
    await user.click(screen.getByRole('button', { name: 'Зберегти' }))
    expect(await screen.findByText('Назва - Заповніть це поле')).toBeDefined()
    expect(screen.getByText('Заповніть це поле')).toBeDefined()
    expect(document.activeElement).toBe(screen.getByLabelText('Назва'))
  })

  test('is saved once however often the button is pressed', async () => {
    const save = vi.fn(() => new Promise<typeof city>(() => {}))
    const { user } = openResource('/cities/5', { list, one, save }, { edit })
    await user.type(await screen.findByLabelText('Назва'), '!')
    await user.dblClick(screen.getByRole('button', { name: 'Зберегти' }))
    await waitFor(() => expect(save).toHaveBeenCalledOnce())
  })

  test('is deleted after a question, and its list opens', async () => {
    const remove = vi.fn(async () => ({}))
    const { user, router } = openResource('/cities/5', { list, one, remove }, { edit, list: <p>Міста</p> })
    await user.click(await screen.findByRole('button', { name: 'Видалити' }))
    const dialog = await screen.findByRole('dialog', { name: 'Видалити «Алмати»?' })
    expect(remove).not.toHaveBeenCalled()
    await user.click(within(dialog).getByRole('button', { name: 'Видалити' }))
    await waitFor(() => expect(remove).toHaveBeenCalledExactlyOnceWith(5))
    await waitFor(() => expect(router.state.location.pathname).toBe('/panel/cities'))
  })

  test('that others refer to stays, and the toast names them', async () => {
    const remove = async () => Promise.reject(new Refusal('in_use', { referrer: 'districts' }))
    const { user, router } = openResource('/cities/5', { list, one, remove }, { edit })
    await user.click(await screen.findByRole('button', { name: 'Видалити' }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Видалити' }))
    expect(await screen.findByText('Видалити не можна: на цей запис посилаються райони')).toBeDefined()
    expect(router.state.location.pathname).toBe('/panel/cities/5')
  })

  test('without a call for it offers no deletion', async () => {
    openResource('/cities/5', { list, one, save: one }, { edit })
    await screen.findByLabelText('Назва')
    expect(screen.queryByRole('button', { name: 'Видалити' })).toBeNull()
  })

  test('offers no deletion of a record that is not there yet', async () => {
    const create = (
      <Create record={{ name: 'Нове' }}>
        <SimpleForm>
          <TextInput source="name" label="Назва" />
        </SimpleForm>
      </Create>
    )
    openResource('/cities/create', { list, create: one, remove: one }, { create })
    await screen.findByDisplayValue('Нове')
    expect(screen.queryByRole('button', { name: 'Видалити' })).toBeNull()
  })

  test('in tabs brings the tab of the first wrong field forward, with the focus in it', async () => {
    const { user } = openResource('/cities/5', { list, one: async () => ({ ...city, alias: '' }), save: one }, { edit: inTabs })
    await user.type(await screen.findByLabelText('Назва'), '!')
    await user.click(screen.getByRole('button', { name: 'Зберегти' }))
    await waitFor(() => expect(screen.getByRole('tab', { name: 'Адреса', selected: true })).toBeDefined())
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Псевдонім *')))
  })

  test('in tabs asks nothing on the way from one to the other', async () => {
    const confirm = vi.spyOn(window, 'confirm').mockReturnValue(false)
    const { user } = openResource('/cities/5', { list, one, save: one }, { edit: inTabs })
    await user.type(await screen.findByLabelText('Назва'), '!')
    await user.click(screen.getByRole('tab', { name: 'Адреса' }))
    await waitFor(() => expect(screen.getByRole('tab', { name: 'Адреса', selected: true })).toBeDefined())
    expect(confirm).not.toHaveBeenCalled()
  })

  test('asks once before its changes are left', async () => {
    const confirm = vi.spyOn(window, 'confirm').mockReturnValue(false)
    const { user, router } = openResource('/cities/5', { list, one, save: one }, { edit, list: <p>Міста</p> })
    await user.type(await screen.findByLabelText('Назва'), '!')
    await router.navigate('/panel/cities/')
    await waitFor(() => expect(confirm).toHaveBeenCalledOnce())
    expect(router.state.location.pathname).toBe('/panel/cities/5')
  })

  test('takes a picture along, in a box that has its name', async () => {
    const create = vi.fn(async (_: File | undefined) => city)
    const { user } = openResource(
      '/cities/create',
      { list, create: async ({ image }: { image: object }) => create(fileOf(image)) },
      { create: withPicture },
    )
    const file = new File(['x'], 'x.png', { type: 'image/png' })
    await user.upload(await screen.findByLabelText<HTMLInputElement>('Зображення'), file)
    expect((await screen.findByRole('img')).getAttribute('title')).toBe('x.png')
    await user.click(screen.getByRole('button', { name: 'Зберегти' }))
    await waitFor(() => expect(create).toHaveBeenCalledExactlyOnceWith(file))
  })

  test('says that a file is no picture that it takes', async () => {
    openResource('/cities/create', { list }, { create: withPicture })
    const field = await screen.findByLabelText<HTMLInputElement>('Зображення')
    fireEvent.change(field, { target: { files: [new File(['x'], 'x.gif', { type: 'image/gif' })] } })
    expect((await screen.findByRole('alert')).textContent).toContain('Такий тип файлу не підходить')
  })
})
