// The part of `libheif-js` we use, which its own declarations leave out.
declare module 'libheif-js/libheif-wasm/libheif-bundle.mjs' {
  interface Picture {
    is_primary(): boolean
    get_width(): number
    get_height(): number
    /** Fills `data` with RGBA and calls back; with null if the picture cannot be decoded. */
    display(
      into: { readonly data: Uint8ClampedArray; readonly width: number; readonly height: number },
      done: (shown: object | null) => void,
    ): void
  }

  export default function make(): {
    readonly HeifDecoder: new () => { decode(bytes: Uint8Array): Picture[] }
  }
}
