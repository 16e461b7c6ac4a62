import { behindCaddy } from './behind-caddy.ts'
import { clockMoved } from './clock-moved.ts'
import { costlySaves } from './costly-saves.ts'
import { databaseHanging, databaseStopped } from './database-away.ts'
import { diskFull } from './disk-full.ts'
import { fairRendering } from './fair-rendering.ts'
import { fairRequests } from './fair-requests.ts'
import { killedImport, killedReindex } from './killed-commands.ts'
import { killedDelivery } from './killed-delivery.ts'
import { killedPublish } from './killed-publish.ts'
import { leadsUnderKills } from './leads-under-kills.ts'
import { mixedLoad } from './mixed-load.ts'
import { oneOfTwoKilled } from './one-of-two-killed.ts'
import type { Scenario } from './scenario.ts'
import { searchAway } from './search-away.ts'

/** Everything that goes wrong, in the order of the table. One more: a file beside these, and a line here. */
export const scenarios: readonly Scenario[] = [
  leadsUnderKills,
  killedPublish,
  killedDelivery,
  killedImport,
  killedReindex,
  oneOfTwoKilled,
  behindCaddy,
  fairRendering,
  fairRequests,
  costlySaves,
  databaseHanging,
  databaseStopped,
  searchAway,
  diskFull,
  clockMoved,
  mixedLoad,
]
