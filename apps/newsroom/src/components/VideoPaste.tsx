'use client'
import { createClientFeature, INSERT_BLOCK_COMMAND } from '@payloadcms/richtext-lexical/client'
import {
  $getSelection,
  $isRangeSelection,
  COMMAND_PRIORITY_HIGH,
  PASTE_COMMAND,
} from '@payloadcms/richtext-lexical/lexical'
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext'
import { useEffect } from 'react'
import { youtubeIdOf } from '../rich-text/youtube.ts'

/** Inside a sentence an address stays text. */
function isInEmptyParagraph(): boolean {
  const selection = $getSelection()
  if (!$isRangeSelection(selection) || !selection.isCollapsed()) return false
  const node = selection.anchor.getNode()
  return node.getType() === 'paragraph' && node.getTextContent() === ''
}

function VideoPastePlugin() {
  const [editor] = useLexicalComposerContext()
  useEffect(
    () =>
      editor.registerCommand(
        PASTE_COMMAND,
        (event) => {
          const url =
            'clipboardData' in event ? (event.clipboardData?.getData('text/plain').trim() ?? '') : ''
          if (!youtubeIdOf(url) || !isInEmptyParagraph()) return false
          event.preventDefault()
          return editor.dispatchCommand(INSERT_BLOCK_COMMAND, {
            blockName: '',
            blockType: 'video',
            url,
          } as never)
        },
        COMMAND_PRIORITY_HIGH,
      ),
    [editor],
  )
  return null
}

export const VideoPasteClient = createClientFeature({
  plugins: [{ Component: VideoPastePlugin, position: 'normal' }],
})
