export { default } from '../es/wallet.ts'
