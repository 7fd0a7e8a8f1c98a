import { describe, expect, test } from 'vitest'
import { buildI18n } from '../../panel/i18n.ts'

const texts = {
  found: { one: 'знайдено {count} запис', few: 'знайдено {count} записи', many: 'знайдено {count} записів', other: 'знайдено {count} запису' },
  hello: 'Вітаємо, {name}',
  digits: 'У номері [:count] цифр',
  errors: { other: 'Інше', required: 'Заповніть' },
  channels: { mail: 'Пошта', sms: 'SMS' },
  fields: { name: 'Ім’я', city: 'Місто', kind: 'Вид' },
  filters: { kind: 'Вид заявки', q: 'Пошук' },
  resources: { users_show: { name: 'Репетитори', fields: { name: 'Репетитор' } } },
}
const { translate, named } = buildI18n('ua', texts)

describe('a text of the back office', () => {
  test.each([
    [1, 'знайдено 1 запис'],
    [2, 'знайдено 2 записи'],
    [5, 'знайдено 5 записів'],
    [11, 'знайдено 11 записів'],
    [21, 'знайдено 21 запис'],
    [22, 'знайдено 22 записи'],
    [1168, 'знайдено 1\u00a0168 записів'],
    [1.5, 'знайдено 1.5 запису'],
  ])('takes the plural form of %d', (smart_count, shown) => expect(translate('found', { smart_count })).toBe(shown))

  test('takes values in both kinds of places', () => {
    expect(translate('hello', { name: 'Ольга $1' })).toBe('Вітаємо, Ольга $1')
    expect(translate('digits', { count: 10 })).toBe('У номері 10 цифр')
  })

  test('may be called "other" without being a plural', () => expect(translate('errors.required')).toBe('Заповніть'))

  test('is the given one where it is missing', () => expect(translate('missing', { _: 'як є' })).toBe('як є'))

  test('is one of the choices under its key', () =>
    expect(named('channels')).toEqual([
      { id: 'mail', name: 'Пошта' },
      { id: 'sms', name: 'SMS' },
    ]))

  test.each([
    ['name', 'Репетитор'],
    ['city', 'Місто'],
    ['kind', 'Вид заявки'],
    ['q', 'Пошук'],
    ['shoe_size', 'Shoe size'],
  ])('names a field as its subject does, else as a filter or field of all subjects: %s', (field, name) =>
    expect(translate(`resources.users_show.fields.${field}`, { _: 'Shoe size' })).toBe(name),
  )
})
