import { type DndContextProps, type DragMoveEvent, PointerSensor, useSensor, useSensors } from '@dnd-kit/core'

/** A click is no drag. */
export const useDragSensors = () => useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 5 } }))

/** Where the pointer is in the window. */
export const findPointer = ({ activatorEvent, delta }: DragMoveEvent): { x: number; y: number } | null =>
  activatorEvent instanceof PointerEvent
    ? { x: activatorEvent.clientX + delta.x, y: activatorEvent.clientY + delta.y }
    : null

/** Moves are announced when they are done, in words. */
export const silentDrag: DndContextProps['accessibility'] = {
  announcements: {
    onDragStart: () => undefined,
    onDragOver: () => undefined,
    onDragEnd: () => undefined,
    onDragCancel: () => undefined,
  },
  screenReaderInstructions: { draggable: '' },
}
