import { listenForActs } from '#blocks/_vehicle/act/act.ts'

listenForActs()
