import * as m20261121_035424_initial from './20261121_035424_initial.ts'

export const migrations = [
  { name: '20261121_035424_initial', up: m20261121_035424_initial.up, down: m20261121_035424_initial.down },
]
