import { createVacancy, deleteVacancy, getVacancyRow, listVacancyRows, saveVacancy } from '../../schemas/index.ts'
import { on, type Route } from '../calls.ts'
import { get, list } from './read.ts'
import { create, problemsOf, remove, save } from './write.ts'

export const vacancies: Route[] = [
  on(listVacancyRows, list),
  on(getVacancyRow, get),
  on(createVacancy, create, problemsOf),
  on(saveVacancy, save, problemsOf),
  on(deleteVacancy, remove),
]
