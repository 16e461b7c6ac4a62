import { american } from './american.ts'
import { audi } from './audi.ts'
import { bmw } from './bmw.ts'
import { electricOnly } from './electric.ts'
import { ford } from './ford.ts'
import { french } from './french.ts'
import { gwm } from './gwm.ts'
import { honda } from './honda.ts'
import { hyundai } from './hyundai.ts'
import { isuzu } from './isuzu.ts'
import { kia } from './kia.ts'
import { ldv } from './ldv.ts'
import { lexus } from './lexus.ts'
import { mazda } from './mazda.ts'
import { mercedes } from './mercedes-benz.ts'
import { mg } from './mg.ts'
import { mitsubishi } from './mitsubishi.ts'
import { nissan } from './nissan.ts'
import { japanOnly } from './only-in-japan.ts'
import { skoda } from './skoda.ts'
import { subaru } from './subaru.ts'
import { suzuki } from './suzuki.ts'
import { toyota } from './toyota.ts'
import type { CatalogueMake } from './types.ts'
import { volkswagen } from './volkswagen.ts'
import { volvo } from './volvo.ts'

/** Every make sold here, with what was sold of it. Figures are the makers' published ones, prices rounded drive-away prices. */
export const catalogue: readonly CatalogueMake[] = [
  toyota,
  mazda,
  kia,
  hyundai,
  ford,
  mitsubishi,
  isuzu,
  nissan,
  subaru,
  volkswagen,
  mg,
  gwm,
  ...electricOnly,
  honda,
  suzuki,
  lexus,
  bmw,
  mercedes,
  audi,
  volvo,
  skoda,
  ldv,
  ...american,
  ...french,
]

/** Seen on New Zealand yards, never sold new there. */
export const importsFromJapan: readonly CatalogueMake[] = japanOnly
