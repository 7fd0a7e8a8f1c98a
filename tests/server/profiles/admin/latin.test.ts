import { expect, test } from 'vitest'
import { latin } from '../../../../server/profiles/admin/latin.ts'

test.each([
  ['Зіновій Згурський', 'Zinovii Zghurskyi'],
  ['ЗГУРСЬКИЙ', 'ZGHURSKYI'],
  ['Юрій Щербаченко', 'Yurii Shcherbachenko'],
  ['Єнакієве', 'Yenakiieve'],
  ["Мар'яна Знам’янка", 'Mariana Znamianka'],
  ['Їжакевич Кадиївка', 'Yizhakevych Kadyivka'],
])('%s is written as in a Ukrainian passport: %s', (name, written) => expect(latin(name, 'ua2010')).toBe(written))

test.each([
  ['Щукина Юлия', 'Shhukina Yuliya'],
  ['Қайрат Әлібек Өтеген', 'Qajrat Alibek Otegen'],
  ['Zoë, 5-й класс', 'Zoë, 5-j klass'],
])('%s is written by ISO 9: %s', (name, written) => expect(latin(name, 'iso9')).toBe(written))
