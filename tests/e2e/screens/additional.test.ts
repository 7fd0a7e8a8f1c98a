import { examine } from './examine.ts'

await examine([
  { name: 'panel-mailings', path: '/panel/mailings/', as: 'staff 1', isUncut: true },
  { name: 'panel-mailing', path: '/panel/mailings/2/', as: 'staff 4' },
  { name: 'panel-vacancies', path: '/panel/vacancies/', as: 'staff 3' },
  { name: 'panel-vacancy', path: '/panel/vacancies/1/', as: 'staff 3' },
  { name: 'panel-vacancy-new', path: '/panel/vacancies/create/', as: 'staff 1' },
  { name: 'panel-tests', path: '/panel/examination_tests/', as: 'staff 3' },
  { name: 'panel-test', path: '/panel/examination_tests/1/', as: 'staff 3' },
  { name: 'panel-tags', path: '/panel/tags/', as: 'staff 3' },
  { name: 'panel-tag', path: '/panel/tags/1/', as: 'staff 3' },
])
