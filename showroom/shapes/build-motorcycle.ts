import { MeshBuilder, type Mesh } from '../core/mesh.ts'
import { buildFairing, buildTankAndTail, buildTravelGear } from './motorcycle/bodywork.ts'
import { buildChassis, buildEngine } from './motorcycle/chassis.ts'
import { buildCockpit } from './motorcycle/cockpit.ts'
import type { MotorcycleOutline } from '#seed/subjects/subject.ts'
import { createFrame } from './motorcycle/frame.ts'

export function buildMotorcycle(outline: MotorcycleOutline): Mesh {
  const mesh = new MeshBuilder()
  const frame = createFrame(outline)
  buildChassis(mesh, frame)
  buildEngine(mesh, frame)
  buildTankAndTail(mesh, frame)
  buildCockpit(mesh, frame)
  if (outline.style === 'sport') buildFairing(mesh, frame)
  if (outline.style === 'adventure') buildTravelGear(mesh, frame)
  return mesh.finish()
}
