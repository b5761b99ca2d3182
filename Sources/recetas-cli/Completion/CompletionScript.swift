/// Shell scripts that ask the program for completions.
enum CompletionScript {
  static let bash = #"""
    # bash completion of recetas-cli, made by: recetas-cli completions bash
    # For this shell alone: source <(recetas-cli completions bash)

    _recetas_cli() {
      local line=${COMP_LINE:0:COMP_POINT} last=${COMP_WORDS[COMP_CWORD]} word kind text front i words=() values=() texts=()

      # Readline splits --sort=name and sqlite:PATH: join what no blank separates.
      for ((i = 0; i <= COMP_CWORD; i++)); do
        word=${COMP_WORDS[i]}
        if [[ $i == 0 || $line == [[:space:]]* ]]; then words+=(''); fi
        line=${line#"${line%%[![:space:]]*}"}
        if ((i == COMP_CWORD)); then word=$line; fi
        words[${#words[@]} - 1]+=$word
        line=${line#"$word"}
      done
      for i in "${!words[@]}"; do
        word=${words[i]//\\/}
        case $word in
          \'*) word=${word#\'} word=${word%\'} ;;
          \"*) word=${word#\"} word=${word%\"} ;;
        esac
        words[i]=$word
      done

      { IFS= read -r kind
        while IFS=$'\t' read -r word text; do values+=("$word") texts+=("$text"); done
      } < <(recetas-cli complete -- "${words[@]:1}" 2>/dev/null)

      case $kind in
        files) return ;; # Bash's default.
        folders) compopt +o default -o dirnames; return ;;
      esac
      compopt +o default
      # Names may contain blanks, which -o filenames quotes.
      if [[ ${values[0]} == *: ]]; then compopt -o nospace; else compopt -o filenames; fi
      case $last in [=:]) last= ;; esac
      word=${words[${#words[@]} - 1]} text=${last//\\/} text=${text#[\'\"]} front=${word%"$text"}
      for i in "${!values[@]}"; do
        text=${texts[i]:+  (${texts[i]})}
        if ((${#values[@]} == 1)); then text=; fi
        COMPREPLY+=("${values[i]#"$front"}$text")
      done
      # Matches that don't begin with the typed text are only listed: readline would replace it by their common prefix.
      if ((${#values[@]} > 1)) && [[ ${values[0],,} != "${word,,}"* ]]; then COMPREPLY+=(' '); fi
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
          string join \n -- $lines[2..]
      end
    end

    complete -c recetas-cli -e
    complete -c recetas-cli -f -a '(__recetas_cli_complete)'
    """#
}
