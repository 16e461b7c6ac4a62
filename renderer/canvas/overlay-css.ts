/** Blue with a white edge is seen on light and on dark sites. */
export const overlayCss = `
:host{all:initial;position:fixed;inset:0;z-index:2147483647;pointer-events:none}
.overlay{position:absolute;inset:0;overflow:hidden;font:600 13px/1.2 system-ui,sans-serif}
[hidden]{display:none!important}
.outline{position:absolute;box-sizing:border-box;border-radius:2px}
.hover{outline:2px dashed #1f5fd6;outline-offset:-2px;box-shadow:inset 0 0 0 3px rgb(255 255 255 / 70%)}
.selection{outline:3px solid #1f5fd6;outline-offset:-3px;box-shadow:inset 0 0 0 4px rgb(255 255 255 / 85%)}
.name{position:absolute;left:0;bottom:100%;max-width:100%;padding:4px 8px;border-radius:4px 4px 0 0;overflow:hidden;background:#1f5fd6;color:#fff;text-overflow:ellipsis;white-space:nowrap;box-shadow:0 0 0 1px #fff}
.overlay[data-editing] .name{display:none}
.outline[data-name=below] .name{bottom:auto;top:100%;border-radius:0 0 4px 4px}
.outline[data-name=inside] .name{bottom:auto;top:0;border-radius:0 0 4px 0}
.outline[data-name=inside-end] .name{bottom:auto;top:0;left:auto;right:0;border-radius:0 0 0 4px}
.place{position:absolute;border-radius:3px;background:#1f5fd6;box-shadow:0 0 0 1px #fff}
.place.area{background:rgb(31 95 214 / 18%);outline:3px solid #1f5fd6;outline-offset:-3px}
.place.refused{background:#b3261e}
.place.area.refused{background:rgb(179 38 30 / 18%);outline-color:#b3261e}
.refusal{position:absolute;max-width:min(24rem,calc(100% - 16px));padding:8px 12px;border-radius:6px;background:#b3261e;color:#fff;box-shadow:0 0 0 1px #fff,0 4px 14px rgb(0 0 0 / 30%)}
.picture{position:absolute;padding:8px 12px;border:0;border-radius:6px;background:#1f5fd6;color:#fff;font:inherit;box-shadow:0 0 0 1px #fff,0 4px 14px rgb(0 0 0 / 30%);cursor:pointer;pointer-events:auto}
.picture:focus-visible{outline:3px solid #fff;outline-offset:-5px}
`
