/// The shell scripts that request completions from the program.
enum CompletionScript {
  static let bash = #"""
    # bash completion of recetas-cli, made by: recetas-cli completions bash
    # For this shell alone: source <(recetas-cli completions bash)

    # Quotes $1 for the command line: unquoted, or inside the open quote $2.
    _recetas_cli_quote() {
      local i char
      if [[ -z $1 || -z $2 ]]; then
        printf -v quoted ${1:+%q} "$1"
        if [[ $quoted != \$\'* ]]; then return; fi
        _recetas_cli_quote "-$1" \'
        quoted=\'${quoted#-}\'
        return
      fi
      quoted=
      for ((i = 0; i < ${#1}; i++)); do
        char=${1:i:1}
        case $2$char in
          \'\') char="'\\''" ;;
          \"!) char="\"'!'\"" ;;
          \"[\\\"\$\`]) char=\\$char ;;
        esac
        quoted+=$char
      done
      # What begins with the open quote replaces it.
      if [[ $quoted == "$2"* ]]; then quoted=$2$quoted; fi
    }

    # Reads the typed word $1: its text, the quote that is still open, and the text before that quote.
    _recetas_cli_unquote() {
      local i char
      plain= quote= front=
      for ((i = 0; i < ${#1}; i++)); do
        char=${1:i:1}
        case $quote$char in
          \\) plain+=${1: ++i:1} ;;
          \"\\)
            if [[ ${1:i+1:1} == [\\\"\$\`] ]]; then ((++i)); fi
            plain+=${1:i:1} ;;
          \' | \") quote=$char front=$plain ;;
          \'\' | \"\") quote= front= ;;
          *) plain+=$char ;;
        esac
      done
    }

    _recetas_cli() {
      local line=${COMP_LINE:0:COMP_POINT} last word kind text i words=() values=() texts=() keys=()
      local plain quote front quoted common

      # Readline splits --sort=name and sqlite:PATH: join what no blank separates.
      for ((i = 0; i <= COMP_CWORD; i++)); do
        word=${COMP_WORDS[i]}
        if [[ $i == 0 || $line == [[:space:]]* ]]; then words+=(''); fi
        line=${line#"${line%%[![:space:]]*}"}
        if ((i == COMP_CWORD)); then word=$line last=$line; fi
        words[${#words[@]} - 1]+=$word
        line=${line#"$word"}
      done
      case $last in [=:@]) last= ;; esac
      _recetas_cli_unquote "$last"
      last=$plain
      for i in "${!words[@]}"; do
        _recetas_cli_unquote "${words[i]}"
        words[i]=$plain
      done
      # Readline replaces what follows the open quote, or the last place where it splits the word.
      text=${plain%"$last"}
      if ((${#text} > ${#front})); then front=$text; fi

      { IFS= read -r kind
        while IFS=$'\t' read -r word text; do
          if [[ ${word,,} == "${front,,}"* ]]; then values+=("${word:${#front}}") texts+=("${text:+  ($text)}"); fi
        done
      } < <(recetas-cli complete -- "${words[@]:1}" 2>/dev/null)

      case $kind in
        files) return ;; # Bash's default.
        folders) compopt +o default -o dirnames; return ;;
      esac
      compopt +o default
      if [[ ${values[0]} == *: ]]; then compopt -o nospace; fi
      plain=${plain:${#front}}
      if ((${#values[@]} == 1)) || [[ $COMP_TYPE == 37 || $COMP_TYPE == 42 ]]; then
        # Inserted as they are: 37 is menu-complete, 42 insert-completions.
        for text in "${values[@]}"; do
          _recetas_cli_quote "$text" "$quote"
          # Readline closes the quote, unless one stands there already.
          if [[ -n $quote && $quoted == *"$quote" ]]; then quoted+=$quote; fi
          COMPREPLY+=("$quoted")
        done
        return
      fi
      # Readline inserts what all begin with, by its settings in any case and with - as _: only that is quoted.
      for text in "${values[@],,}"; do keys+=("${text//-/_}"); done
      common=${keys[0]}
      for text in "${keys[@]}"; do
        while [[ $text != "$common"* ]]; do common=${common%?}; done
      done
      for i in "${!values[@]}"; do
        _recetas_cli_quote "${values[i]:0:${#common}}" "$quote"
        text=${values[i]:${#common}}
        COMPREPLY+=("$quoted$text${text:+${texts[i]}}")
      done
      # Matches that don't begin with the typed text are only listed.
      if [[ ${values[0],,} != "${plain,,}"* ]]; then COMPREPLY+=(' '); fi
    }

    complete -o default -F _recetas_cli recetas-cli
    """#

  static let zsh = #"""
    #compdef recetas-cli
    # zsh completion of recetas-cli, made by: recetas-cli completions zsh
    # For this shell alone: source <(recetas-cli completions zsh)

    _recetas-cli() {
      local kind value text
      local -a before values texts flags
      before=("${(@Q)words[2,CURRENT-1]}")
      if ((CURRENT < 3)) before=()
      { IFS= read -r kind
        while IFS=$'\t' read -r value text; do
          values+=("$value") texts+=("$value${text:+ -- $text}")
        done
      } < <(command recetas-cli complete -- "${before[@]}" "${(Q)PREFIX}" 2>/dev/null)

      case $kind in
        files) compset -P '*[=:]'; _files ;;
        folders) compset -P '*[=:]'; _files -/ ;;
        *)
          (($#values)) || return 1
          if [[ $values[1] == *: ]] flags+=(-S '')
          # The match does not begin with the typed text.
          if [[ ${(L)values[1]} != ${(L)${(Q)PREFIX}}* ]] flags+=(-U)
          compadd "${flags[@]}" -M 'm:{[:lower:][:upper:]}={[:upper:][:lower:]}' -l -d texts -a values ;;
      esac
    }

    if [[ $funcstack[1] == _recetas-cli ]]; then _recetas-cli "$@"; else compdef _recetas-cli recetas-cli; fi
    """#

  static let fish = #"""
    # fish completion of recetas-cli, made by: recetas-cli completions fish
    # For this shell alone: recetas-cli completions fish | source

    function __recetas_cli_complete
      set -l typed (commandline -ct | string unescape)
      set -l lines (recetas-cli complete -- (commandline -opc)[2..] "$typed" 2>/dev/null)
      set -l front (string match -r '^.*[=:]' -- "$typed")
      set -l path (string replace -r '^.*[=:]' '' -- "$typed")
      switch "$lines[1]"
        case files
          for file in (__fish_complete_path "$path"); echo "$front$file"; end
        case folders
          for folder in (__fish_complete_directories "$path"); echo "$front$folder"; end
        case '*'
          # Fish would expand the beginning ~ of a candidate.
          string match -rv '^~' -- $lines[2..]
      end
    end

    complete -c recetas-cli -e
    complete -c recetas-cli -f -a '(__recetas_cli_complete)'
    """#
}
