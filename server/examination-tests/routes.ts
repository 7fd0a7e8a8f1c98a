import {
  createExaminationTest,
  deleteExaminationTest,
  getExaminationTestRow,
  listExaminationTestRows,
  saveExaminationTest,
} from '../../schemas/index.ts'
import { on, type Route } from '../calls.ts'
import { get, list } from './read.ts'
import { create, remove, save } from './write.ts'

export const examinationTests: Route[] = [
  on(listExaminationTestRows, list),
  on(getExaminationTestRow, get),
  on(createExaminationTest, create),
  on(saveExaminationTest, save),
  on(deleteExaminationTest, remove),
]
