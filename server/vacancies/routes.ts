import { createVacancy, deleteVacancy, getVacancies, getVacancy, getVacancyRow, listVacancyRows, saveVacancy } from '../../schemas/index.ts'
import { on, type Route } from '../calls.ts'
import { getPublic, listPublic } from './public.ts'
import { get, list } from './read.ts'
import { create, problemsOf, remove, save } from './write.ts'

export const vacancies: Route[] = [
  on(getVacancies, listPublic),
  on(getVacancy, getPublic),
  on(listVacancyRows, list),
  on(getVacancyRow, get),
  on(createVacancy, create, problemsOf),
  on(saveVacancy, save, problemsOf),
  on(deleteVacancy, remove),
]
