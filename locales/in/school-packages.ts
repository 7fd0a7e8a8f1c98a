export { default } from '../en/school-packages.ts'
