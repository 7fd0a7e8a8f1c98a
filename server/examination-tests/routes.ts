import {
  createExaminationTest,
  deleteExaminationTest,
  getExaminationTestRow,
  getExaminationTests,
  listExaminationTestRows,
  saveExaminationTest,
} from '../../schemas/index.ts'
import { on, type Route } from '../calls.ts'
import { getPublic } from './public.ts'
import { get, list } from './read.ts'
import { create, remove, save } from './write.ts'

export const examinationTests: Route[] = [
  on(getExaminationTests, getPublic),
  on(listExaminationTestRows, list),
  on(getExaminationTestRow, get),
  on(createExaminationTest, create),
  on(saveExaminationTest, save),
  on(deleteExaminationTest, remove),
]
