import { contractSuite } from './contract/contract.tsx'

contractSuite()
